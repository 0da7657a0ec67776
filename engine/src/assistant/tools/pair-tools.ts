import { basicColours } from '../../colour/basic-colours.ts';
import { harmonyScore } from '../../colour/harmony.ts';
import { nameColour } from '../../colour/name-colour.ts';
import { hexToOkLab, okLabToOkLch } from '../../colour/oklab.ts';
import { dressCodes } from '../../knowledge/style/dress-codes.ts';
import { swapColours } from '../../knowledge/style/swap-colours.ts';
import { hexOfColour } from '../../stylist/item-text/details/read-colours.ts';
import { list } from '../../stylist/outfit/voice/plain-words.ts';
import { colourPair, formalityPair, patternPair, stylePair } from '../../stylist/outfit/worth/pair-scores.ts';
import type { Answer, AssistantItem, OutfitWish } from '../assistant-context.ts';
import { searchTopics } from '../topics/search-topics.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { are, capital, nameOf, namesOf } from '../words.ts';
import { answered, itemsCard } from './find-tools.ts';

/** Shares of a pair's score, as the planner weighs them among themselves. House rule. */
const parts = { colour: 0.45, formality: 0.3, pattern: 0.15, style: 0.1 };

export function pairScore(a: AssistantItem, b: AssistantItem): number {
  const [x, y] = [traitsOf(a), traitsOf(b)];
  return (
    parts.colour * colourPair(x, y) +
    parts.formality * formalityPair(x, y) +
    parts.pattern * patternPair(x, y) +
    parts.style * stylePair(x, y) -
    leatherGap([a], b)
  );
}

/** Steps of lightness, of 1, up to which two colors read as one and from which they contrast. House rule. */
export const [oneTone, clearContrast] = [0.08, 0.2];
/** Steps of formality up to which two garments are equally dressy. House rule. */
const evenlyDressy = 0.8;

/** How two colors look beside each other, in words. */
export function besideEachOther(a: AssistantItem, b: AssistantItem): string {
  const step = Math.abs(traitsOf(a).main[0] - traitsOf(b).main[0]);
  const [one, other] = [colourName(a), colourName(b)];
  if (one === other) return `${one} on ${other} makes one long line`;
  if (step < oneTone) return `${one} and ${other} read almost as one tone`;
  return step > clearContrast
    ? `${one} against ${other} is a clear contrast`
    : `${one} sits easily beside ${other}`;
}

export function colourName(item: AssistantItem): string {
  return item.colour === 'multicolor' ? nameColour(traitsOf(item).main).name : item.colour;
}

/** What goes best with some garments among the candidates, best first; what is worn in the same place is left out. */
export function matchWith(
  anchors: readonly AssistantItem[],
  candidates: readonly AssistantItem[],
  wish: Pick<OutfitWish, 'eventType'> | undefined,
  noun: string,
): Answer {
  const taken = new Set(anchors.map(({ id }) => id));
  const ideal = wish ? dressCodes[wish.eventType].ideal : undefined;
  const ranked = candidates
    .filter(({ id, available }) => available && !taken.has(id))
    .map((item) => {
      const company =
        anchors.reduce((sum, anchor) => sum + pairScore(anchor, item), 0) / Math.max(anchors.length, 1);
      const sport = traitsOf(item).sport && anchors.every((anchor) => !traitsOf(anchor).sport) ? 0.25 : 0;
      const code = ideal === undefined ? 0 : 0.05 * Math.abs(traitsOf(item).formality - ideal);
      return { item, score: company - sport - code - seasonGap(anchors, item) };
    })
    .sort((p, q) => q.score - p.score || (p.item.id < q.item.id ? -1 : 1));
  const [best, ...others] = ranked;
  if (!best)
    return answered('match_items', `Your wardrobe has no ${noun} to go with ${namesOf(anchors, 3)}.`, {
      memory: { tool: 'match_items', shown: [] },
    });
  const shown = [best, ...others.filter(({ score }) => score > best.score - 0.15).slice(0, 2)].map(
    ({ item }) => item,
  );
  const [anchor] = anchors;
  const isEven = Math.abs(traitsOf(anchor).formality - traitsOf(best.item).formality) < evenlyDressy;
  const why = `${besideEachOther(best.item, anchor)}${isEven ? ', and both are equally dressy' : ''}`;
  const isKnown = traitsOf(best.item).coloured && traitsOf(anchor).coloured;
  const rest = shown.length > 1 ? ` Next: ${namesOf(shown.slice(1))}.` : '';
  return answered(
    'match_items',
    `The ${nameOf(best.item)} ${are(best.item, 'goes', 'go')} best with ${namesOf(anchors, 3)}${isKnown ? `: ${why}` : ''}.${rest}`,
    {
      cards: itemsCard(`With ${namesOf(anchors, 1)}`, shown),
      actions: [{ kind: 'ask', label: `Outfit with the ${nameOf(best.item)} and the ${nameOf(anchor)}` }],
      memory: {
        tool: 'match_items',
        shown: shown.map(({ id }) => id),
        anchors: anchors.map(({ id }) => id),
      },
    },
  );
}

/** Belt and shoes of different leathers look like an accident; the same colour is the safe rule. House rule. */
const otherLeather = 0.25;

function leatherGap(anchors: readonly AssistantItem[], item: AssistantItem): number {
  const isBelt = (each: AssistantItem) => traitsOf(each).slots[0] === 'belt';
  const isShoe = (each: AssistantItem) => each.category === 'shoes';
  const meets = anchors.find(
    (anchor) => (isBelt(item) && isShoe(anchor)) || (isShoe(item) && isBelt(anchor)),
  );
  return meets && nameColour(traitsOf(meets).main).basic !== nameColour(traitsOf(item).main).basic
    ? otherLeather
    : 0;
}

function seasonGap(anchors: readonly AssistantItem[], { season }: AssistantItem): number {
  const opposite: Record<string, string> = { summer: 'winter', winter: 'summer' };
  return anchors.some((anchor) => opposite[anchor.season] === season) ? 0.3 : 0;
}

/** The garments that combine with most of a wardrobe, of those that are asked about. */
export function mostVersatile(
  candidates: readonly AssistantItem[],
  all: readonly AssistantItem[],
  noun: string,
): Answer {
  const good = 0.72;
  const ranked = candidates
    .map((item) => {
      const slot = traitsOf(item).slots[0];
      const others = all.filter(
        (other) =>
          other.id !== item.id && other.category !== 'accessories' && traitsOf(other).slots[0] !== slot,
      );
      return {
        item,
        count: others.filter((other) => pairScore(item, other) >= good).length,
        of: others.length,
      };
    })
    .sort((a, b) => b.count - a.count || (a.item.id < b.item.id ? -1 : 1));
  const [best, ...others] = ranked;
  if (!best)
    return answered('match_items', `Your wardrobe has no ${noun}.`, {
      memory: { tool: 'match_items', shown: [] },
    });
  const shown = [best, ...others.slice(0, 2)];
  const rest =
    others.length > 0
      ? ` Then ${list(shown.slice(1).map(({ item, count }) => `the ${nameOf(item)} (${count})`))}.`
      : '';
  return answered(
    'match_items',
    `The ${nameOf(best.item)}, because ${are(best.item, 'it goes', 'they go')} with ${best.count} of your ${best.of} other garments in color, pattern and dressiness.${rest}`,
    {
      cards: itemsCard(
        'Goes with most',
        shown.map(({ item }) => item),
      ),
      memory: { tool: 'match_items', shown: shown.map(({ item }) => item.id) },
    },
  );
}

type Named = { name: string; hex: string };

/** Whether colours go together, measured, with what is known of the pair beside it. */
export function checkColours(names: readonly string[], question: string): Answer {
  const colours: Named[] = names.map((name) => ({ name, hex: hexOfColour(name) }));
  const labs = colours.map(({ hex }) => hexToOkLab(hex));
  const { score } = harmonyScore(labs.map((lab) => ({ lab, share: 1 / labs.length })));
  const lightness = Math.round(100 * Math.abs(labs[0][0] - labs[1][0]));
  const chroma = labs.map((lab) => okLabToOkLch(lab).chroma);
  const loud = chroma.filter((value) => value > 0.1).length;
  const said = list(names);
  const verdict =
    score >= 60
      ? `Yes, ${said} go well together`
      : score >= 45
        ? `Yes, ${said} work together, with some care`
        : `${capital(names.join(' with '))} is a bold match`;
  const advice =
    lightness < 12
      ? 'They’re close in depth, so let texture or a lighter piece keep them apart.'
      : loud > 1
        ? 'Both are strong, so let one of them be small and keep the rest neutral.'
        : 'One is lighter than the other, so each stands out.';
  const [known] = searchTopics(`${list(names)} together`, 1);
  const topic =
    known && names.every((name) => known.topic.title.toLowerCase().includes(name))
      ? ` ${known.topic.text}`
      : '';
  return answered('check_colours', `${verdict}. ${topic === '' ? advice : topic.trim()}`, {
    cards: [{ kind: 'palette', title: capital(list(names)), colours }],
    actions: [{ kind: 'ask', label: `What colors go with ${names[0]}?` }],
    memory: { tool: 'check_colours', shown: [], topic: question, colours: [...names] },
  });
}

/** Colours that go with one or with several together, by the measure of harmony, of different families. */
export function matchingColours(names: readonly string[], question: string): Answer {
  const own = names.map((name) => ({ name, hex: hexOfColour(name) }));
  const labs = own.map(({ hex }) => hexToOkLab(hex));
  const said = list(names);
  const share = 1 / (names.length + 1);
  const ranked = swapColours
    .map((other) => ({ hex: other, lab: hexToOkLab(other) }))
    .map((other) => ({
      ...other,
      ...nameColour(other.lab),
      score: harmonyScore([...labs, other.lab].map((lab) => ({ lab, share }))).score,
    }))
    .filter(
      ({ lab, name }) => labs.every((each) => Math.abs(lab[0] - each[0]) > 0.1) && !names.includes(name),
    )
    .sort((a, b) => b.score - a.score);
  const chosen: typeof ranked = [];
  for (const each of ranked)
    if (chosen.length < 5 && chosen.filter(({ basic }) => basic === each.basic).length < 1) chosen.push(each);
  const [known] = searchTopics(`what goes with ${said}`, 1);
  const title = known?.topic.title.toLowerCase() ?? '';
  const isOfOthers = basicColours.some(
    (name) => new RegExp(`\\b${name}\\b`).test(title) && !names.includes(name),
  );
  const topic =
    known && !isOfOthers && names.every((name) => title.includes(name)) ? `${known.topic.text} ` : '';
  return answered(
    'matching_colours',
    `${topic}${capital(said)} ${names.length > 1 ? 'look' : 'looks'} best beside ${list(chosen.map((each) => each.name))}.`,
    {
      cards: [
        {
          kind: 'palette',
          title: `With ${said}`,
          colours: [...own, ...chosen.map((each) => ({ name: each.name, hex: each.hex }))],
        },
      ],
      actions: [{ kind: 'ask', label: `Show me what I have in ${names[0]}` }],
      memory: { tool: 'matching_colours', shown: [], topic: question, colours: [...names] },
    },
  );
}
