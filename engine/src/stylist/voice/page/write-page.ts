import type { AnalysisText, Recommendations } from '@drape/contract/analysis/analysis';
import type { ShownRaise } from '@drape/contract/analysis/evidence';
import { type TextField, textField } from '@drape/contract/analysis/evidence';
import type { Look } from '../../../vision/look.ts';
import type { Tell } from '../../../wording/say.ts';
import type { Raise } from '../../changes/change.ts';
import type { Critique } from '../../critique/critique.ts';
import type { Garment } from '../../garment.ts';
import { goodAdditions } from '../../judging/good-additions.ts';
import type { JudgeContext } from '../../judging/judge-context.ts';
import type { Scored } from '../../judging/score-look.ts';
import type { TermKey } from '../../judging/weights.ts';
import { changeText, type SeenOutfit } from '../change-text.ts';
import { clothLines, patternLines, seasonLines } from '../lines/cloth-lines.ts';
import { colorLines } from '../lines/color-lines.ts';
import { fitLines } from '../lines/fit-lines.ts';
import { occasionLines } from '../lines/occasion-lines.ts';
import { reasonLines } from '../lines/reason-lines.ts';
import { accessoryLines, paletteLines, shoppingLines } from '../lines/shop-lines.ts';
import { wayLines } from '../lines/way-lines.ts';
import { trendsText } from '../trends-text.ts';
import { leastCertainty, type Opinion, opinionOf } from '../verdict-text.ts';
import { type Claim, createPage, type Page } from './page.ts';
import { plainColors, plainFit, plainTexture } from './plain-texts.ts';
import { deniedBy, exchangedBy, type Tips, tipsOf } from './tips.ts';

/** All that a page says of an outfit. */
export type WrittenPage = {
  opinion: Opinion;
  raises: ShownRaise[];
  analysis: Omit<AnalysisText, 'overall_rating'>;
  recommendations: Recommendations;
  reasons: ReadonlyMap<TermKey, string>;
  /** Texts that only state plain facts, because there was nothing more to say. */
  plainTexts: readonly TextField[];
};

/** Below this a list of what is nice about the pieces would be beside the point. */
const leastPraised = 4.8;

type Seen = { tell: Tell; look: Look; scored: Scored; critique: Critique; context: JudgeContext };

/**
 * Writes the page from top to bottom: what stands open is chosen first, and below it stands only what says something new
 * and contradicts nothing. A list without anything worth saying is empty; the texts of the analysis then say the plain facts.
 */
export function writePage(seen: Seen, best: readonly Raise[]): WrittenPage {
  const { tell, scored, critique } = seen;
  const tips = tipsOf(best, scored);
  const opinion = opinionOf({ tell, scored, critique, now: tips.now });
  const kept = scored.garments.filter(({ key }) => !exchangedBy(tips.now).has(key));
  const isBright = deniedBy(tips.now).has('calm');
  const raises = tips.now.map((raise) =>
    shownRaise({ ...seen, named: opinion.named, isBright }, raise, kept),
  );
  const page = createPage({
    claims: new Set([...opinion.claims, ...tips.now.flatMap(claimsOfTip)]),
    denied: deniedBy(tips.now),
    exchanged: exchangedBy(tips.now),
    pairs: opinion.pairs,
    isPraised: scored.rating >= leastPraised,
  });
  const { texts: analysis, plainTexts } = analysisOf(page, seen);
  const recommendations = {
    immediate_improvements: raises.map(({ text }) => text),
    ...listsOf(page, seen, tips),
  };
  return { opinion, raises, analysis, recommendations, reasons: reasonsOf(page, seen), plainTexts };
}

/** What the tips have said: one thing more, another way to wear a piece, and of what kind each is. */
function claimsOfTip(raise: Raise): Claim[] {
  const { kind, garment } = raise;
  const isAddition =
    kind === 'echo' || kind === 'accent' || kind === 'layer' || kind === 'shine' || kind === 'bag';
  return [
    `raise ${kind}`,
    ...(isAddition ? ['addition'] : []),
    ...(kind === 'tuck' || kind === 'cuff' || kind === 'sleeves' || kind === 'belt' ? ['rewear'] : []),
    ...(kind === 'shoes' || (kind === 'wear' && garment.zone === 'feet') ? ['step'] : []),
    ...(kind === 'plain' ? ['pattern'] : []),
  ];
}

/** Whether enough was read, and of more than one piece, for the page to say much. */
function isTold({ story, certainty }: Scored): boolean {
  return story.kind !== 'single' && certainty >= leastCertainty;
}

type Texts = Pick<WrittenPage, 'plainTexts'> & { texts: WrittenPage['analysis'] };

function analysisOf(page: Page, { tell, look, scored, context }: Seen): Texts {
  const isSure = isTold(scored);
  const join = (lines: readonly string[]) => lines.join(' ');
  const told = {
    color_analysis: join(page.take(colorLines(tell, scored), isSure ? 2 : 1)),
    fit_analysis: join(page.take(fitLines(tell, look, scored, context), 2)),
    texture_analysis: join([
      ...page.take(isSure ? clothLines(tell, scored, context) : [], 1),
      ...page.take(isSure ? patternLines(tell, scored) : [], 1),
      ...page.take(seasonLines(tell, scored, context), 1),
    ]),
    occasion: join(page.take(occasionLines(tell, scored, context), 3)),
    trends: trendsText(tell, look, context),
  };
  const texts = {
    ...told,
    color_analysis: told.color_analysis || plainColors(tell, scored),
    fit_analysis: told.fit_analysis || plainFit(tell, scored),
    texture_analysis: told.texture_analysis || plainTexture(tell, look),
    trends: told.trends || tell('trends.open'),
  };
  return { texts, plainTexts: textField.options.filter((field) => told[field] === '') };
}

function listsOf(page: Page, seen: Seen, { later }: Tips): Omit<Recommendations, 'immediate_improvements'> {
  const { tell, scored, context } = seen;
  const isOutfit = scored.story.kind !== 'single';
  return {
    shopping_list: page.take(shoppingLines(seen, later), 2),
    styling_alternatives: page.take(isOutfit ? wayLines(seen, later, context) : [], 1),
    color_palette: page.take(paletteLines(tell, scored, goodAdditions(scored, context)), 2),
    accessories: page.take(isOutfit ? accessoryLines(tell, scored, context) : [], 1),
  };
}

/** In the order of the terms, so that what counts most may speak first. */
function reasonsOf(page: Page, { tell, look, scored, context }: Seen): Map<TermKey, string> {
  return new Map(
    scored.terms.map(({ key }) => [
      key,
      page.take(reasonLines(key, tell, look, scored, context), 1).join(' '),
    ]),
  );
}

/** A change as the wire has it, with what it is about; `kept` are the garments that no change exchanges. */
function shownRaise(seen: SeenOutfit, raise: Raise, kept: readonly Garment[]): ShownRaise {
  return {
    kind: raise.kind,
    text: changeText(seen, raise, kept),
    rating: raise.rating,
    region: raise.garment.key,
    hex:
      'colour' in raise && raise.kind !== 'layer'
        ? raise.colour.hex
        : raise.kind === 'wear'
          ? raise.own.palette[0].hex
          : 'wanted' in raise
            ? raise.wanted.garment.main.hex
            : null,
    item_id: raise.kind === 'wear' ? raise.own.id : null,
  };
}
