import { meanFit, personalRanges, rangeFit } from '../../colour/personal-ranges.ts';
import { occasionTips, seasonTips, termAdvice } from '../../knowledge/style/guide-advice.ts';
import { colouredNoun } from '../garment.ts';
import { seasonOf } from '../season.ts';
import { shopColour } from '../shop-colour.ts';
import type { Voice } from '../voice/voice.ts';
import { list, sentence } from '../voice/words.ts';
import type { GuideInput, Statement } from './guide-input.ts';
import type { GuideColour } from './guide-palette.ts';
import { pastTerms } from './past-terms.ts';

const mostOccasions = 3;

/** How to wear it: what would lift the latest looks, occasions, season, what hangs unworn, the personal colours. */
export function guideTips(voice: Voice, input: GuideInput, palette: readonly GuideColour[]): Statement[] {
  return [
    ...weakest(voice, input),
    ...best(input),
    ...occasions(voice, input),
    ...unworn(voice, input),
    ...personal(input, palette),
    ...lengths(input),
    ...season(voice, input),
  ];
}

function weakest(voice: Voice, { analyses }: GuideInput): Statement[] {
  return pastTerms(analyses)
    .filter(({ mean }) => mean < 78)
    .slice(-2)
    .reverse()
    .map(({ key, looks }) => ({
      key: `lift ${key}`,
      text: sentence(voice.pick(`lift ${key}`, termAdvice[key].lift)),
      why: `${capital(termAdvice[key].noun)} has the most room to grow in your latest ${looks === 1 ? 'photo' : 'photos'}.`,
    }));
}

function best({ analyses }: GuideInput): Statement[] {
  if (analyses.length < 2) return [];
  const [top] = [...analyses].sort((x, y) => y.rating - x.rating || (x.date < y.date ? 1 : -1));
  const names = [...new Set(top.palette.map(({ hex }) => shopColour(hex.toLowerCase()).name))].slice(0, 2);
  if (names.length < 2) return [];
  return [
    {
      key: 'best look',
      text: sentence(`Wear ${list(names)} together again soon`),
      why: 'Your best-rated outfit lately was made of them.',
    },
  ];
}

function occasions(voice: Voice, { preferences }: GuideInput): Statement[] {
  return preferences.occasions.slice(0, mostOccasions).map((occasion) => ({
    key: `occasion ${occasion}`,
    text: sentence(voice.pick(`occasion ${occasion}`, occasionTips[occasion])),
    why: `You dress for ${occasion}.`,
  }));
}

function unworn(voice: Voice, { wardrobe }: GuideInput): Statement[] {
  const waiting = wardrobe.filter(({ timesWorn, colours }) => timesWorn === 0 && colours.length > 0);
  if (waiting.length === 0 || waiting.length === wardrobe.length) return [];
  const { colours, subcategory } = voice.pick('unworn', waiting);
  const noun = colouredNoun(shopColour(colours[0].toLowerCase()).name, subcategory);
  return [
    {
      key: 'unworn',
      text: sentence(`Plan one outfit around your ${noun} this week`),
      why: `You haven't worn ${/s$/.test(subcategory) ? 'them' : 'it'} yet.`,
    },
  ];
}

function personal({ personalColours }: GuideInput, palette: readonly GuideColour[]): Statement[] {
  if (!personalColours) return [];
  const ranges = personalRanges(personalColours);
  const [nearest] = palette
    .map(({ hex, name }) => ({ name, hex, fit: meanFit(rangeFit(shopColour(hex).lab, ranges)) }))
    .sort((x, y) => y.fit - x.fit || (x.hex < y.hex ? -1 : 1));
  if (!nearest) return [];
  return [
    {
      key: 'personal',
      text: sentence(`Wear ${nearest.name} near your face`),
      why: 'It comes closest to your coloring. That is an estimate from one photo, so trust the mirror over it.',
    },
  ];
}

/** Cuts that shops name, so that a length need not be altered. */
function lengths({ preferences }: GuideInput): Statement[] {
  const line = /\b(petite|tall)\b/i.exec(preferences.bodyType ?? '')?.[1]?.toLowerCase();
  if (!line) return [];
  return [
    {
      key: 'lengths',
      text: `Look at the ${line} section first, so sleeves and hems come in your length.`,
      why: `Your profile says ${line}.`,
    },
  ];
}

function season(voice: Voice, { date, country }: GuideInput): Statement[] {
  const now = seasonOf(date, country);
  if (!now) return [];
  return [
    {
      key: `season ${now}`,
      text: sentence(voice.pick('season', seasonTips[now])),
      why: `It's ${now === 'autumn' ? 'fall' : now}${country && country !== 'other' ? ' where you live' : ''}.`,
    },
  ];
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
