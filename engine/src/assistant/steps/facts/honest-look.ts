import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { itemNames } from '../../commands/command-words.ts';
import type { Turn } from '../../turn/turn.ts';
import { factAnswer, tellFact } from './say-facts.ts';

/** Who wants to hear the truth, in the five languages. */
const wantsTruth =
  /(?<!\p{L})(?:be (?:honest|brutal|straight|real)|honestly|honest opinion|tell me (?:straight|the truth)|don['’]?t sugar ?coat|sei ehrlich|ehrlich(?:e meinung)?|ganz ehrlich|mal ehrlich|sé sincer\p{L}|sinceramente|la verdad|sois honnête|honnêtement|franchement|vær ærlig|ærlig talt)(?!\p{L})/iu;
/** Who speaks of how they dress in general. */
const ofStyle =
  /(?<!\p{L})(?:(?:i|we) (?:always |still |only |just )?dress(?:ed)?|the way i dress|my (?:style|look|clothes|wardrobe|closet)|what i wear|same (?:clothes|things|outfits?|stuff)|mein(?:en?|em)? (?:stil|kleidung|klamotten|schrank|look)|(?:kleide|zieh)\p{L}* (?:ich )?mich|immer (?:das|die) (?:gleiche|selbe)n?|mi (?:estilo|ropa|armario)|me visto|mon (?:style|look)|je m['’]habille|stilen min|klærne mine|kler meg)(?!\p{L})/iu;
const [mostOften, mostSeldom] = [3, 2];

/** Whether somebody wants to hear the truth about how they dress. */
export function asksTruth(text: string): boolean {
  return wantsTruth.test(text) && ofStyle.test(text);
}

/** "I dress the same as ten years ago, be honest": kindly, with what the wardrobe says, and one small step. */
export async function honestLook({ context, text, ground, wanted }: Turn): Promise<Answer | undefined> {
  if (!context.hasWardrobe || !asksTruth(text)) return undefined;
  if (ground.event || ground.surely.length > 0) return undefined;
  const own = (await context.items()).filter(
    ({ available, category }) => available && category !== 'accessories',
  );
  const often = [...own]
    .filter(({ timesWorn }) => timesWorn > 0)
    .sort((a, b) => b.timesWorn - a.timesWorn)
    .slice(0, mostOften);
  const isOften = (item: AssistantItem) => often.includes(item);
  const seldom = [...own]
    .filter((item) => !isOften(item) && !/^(?:shoes|outerwear)$/.test(item.category))
    .sort((a, b) => a.timesWorn - b.timesWorn || (b.price ?? 0) - (a.price ?? 0))
    .slice(0, mostSeldom);
  if (often.length === 0 || seldom.length === 0) return undefined;
  const { language } = wanted;
  const named = { often: itemNames(often, language), seldom: itemNames(seldom, language) };
  return factAnswer(tellFact('honest', language, named), seldom);
}
