import table from '../../../knowledge/garments/garment-mixes.json' with { type: 'json' };
import type { Garment } from '../../garment.ts';
import type { Scored } from '../../judging/score-look.ts';
import type { Idea } from './idea.ts';
import { tagsOf } from './piece-tags.ts';

/** Below this a garment may be something else, and nothing is built on what it is. */
const sureGarment = 0.6;

/** What the kinds of garments say to each other. */
export function mixIdeas({ garments }: Scored): Idea[] {
  const tagged = garments
    .filter(({ region }) => region.confidence >= sureGarment)
    .map((garment) => ({ garment, tags: tagsOf(garment) }));
  const having = (tag: string) => tagged.find(({ tags }) => tags.has(tag))?.garment;
  const pairs = table.mixes.flatMap(({ key, lead, other, worth }): Idea[] => {
    const one = having(lead);
    const two = tagged.find(({ garment, tags }) => garment.key !== one?.key && tags.has(other))?.garment;
    return one && two ? [{ key, facet: 'mix', about: [one, two], worth }] : [];
  });
  return [...suit(having), ...jumpsuit(having), ...sporty(tagged), ...pairs];
}

type Having = (tag: string) => Garment | undefined;

/** A jacket and trousers of one color are a suit, whatever was bought together. */
function suit(having: Having): Idea[] {
  const [jacket, trousers] = [having('blazer'), having('trousers')];
  if (!jacket || !trousers || jacket.main.basic !== trousers.main.basic) return [];
  const isSame = Math.abs(jacket.tone.lightness - trousers.tone.lightness) < 0.08;
  return isSame ? [{ key: 'suit', facet: 'mix', about: [jacket, trousers], worth: 3.1 }] : [];
}

function jumpsuit(having: Having): Idea[] {
  const one = having('jumpsuit');
  return one ? [{ key: 'jumpsuit', facet: 'mix', about: [one], worth: 2.4 }] : [];
}

/** Made for moving: at least two pieces of sport and nothing dressed up. */
function sporty(tagged: readonly { garment: Garment; tags: ReadonlySet<string> }[]): Idea[] {
  const sport = tagged.filter(({ tags }) => tags.has('sporty'));
  const dressed = ['tailored', 'dress-or-skirt', 'heels', 'boots', 'shirt', 'jeans', 'trousers'];
  const isMixed = tagged.some(({ tags }) => dressed.some((tag) => tags.has(tag)));
  if (sport.length < 2 || isMixed) return [];
  return [{ key: 'sporty', facet: 'mix', about: sport.map(({ garment }) => garment), worth: 3 }];
}
