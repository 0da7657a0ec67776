import { wornOutOffer } from '../commands/worn-out.ts';
import { amongSpoken } from '../steps/choices/among-spoken.ts';
import { claimedWears } from '../steps/facts/claimed-wears.ts';
import { eventWeather } from '../steps/facts/event-weather.ts';
import { honestLook } from '../steps/facts/honest-look.ts';
import { ofCloth } from '../steps/facts/of-cloth.ts';
import { ofManner } from '../steps/facts/of-manner.ts';
import { plannedFor } from '../steps/facts/planned-for.ts';
import { whichFree } from '../steps/facts/which-free.ts';
import { wornAt } from '../steps/facts/worn-at.ts';
import { wornTogether } from '../steps/facts/worn-together.ts';
import { mishap } from '../steps/mishaps.ts';
import { whoHas } from '../steps/own-facts.ts';
import { goesWithKind } from '../steps/shown/goes-with-kind.ts';
import { otherPiece } from '../steps/shown/other-piece.ts';
import { wearsIt } from '../steps/shown/wears-it.ts';
import { whyPiece } from '../steps/shown/why-piece.ts';
import { eitherInShown } from '../steps/swaps/either-in-shown.ts';
import { layerFor } from '../steps/swaps/layer-for.ts';
import { shownWish } from '../steps/swaps/shown-wishes.ts';
import { changedList } from '../steps/trips/changed-list.ts';
import { errand } from '../turn/early-steps.ts';
import { sameFact, worthIt } from '../turn/item-facts.ts';
import type { Step } from '../turn/turn.ts';
import { cameHome } from './came-home.ts';
import { wornLastYear } from './worn-last-year.ts';

/** What hardly needs the reading: words that by themselves change what is shown, choose, leave out, or tell an errand. */
export const firstSteps: readonly Step[] = [
  errand,
  cameHome,
  sameFact,
  whoHas,
  whichFree,
  wearsIt,
  whyPiece,
  goesWithKind,
  worthIt,
  claimedWears,
  wornTogether,
  wornLastYear,
  wornAt,
  plannedFor,
  honestLook,
  ofCloth,
  ofManner,
  changedList,
  otherPiece,
  eitherInShown,
  shownWish,
  layerFor,
  amongSpoken,
  wornOutOffer,
  mishap,
  eventWeather,
];

/** "Is it going to be cold when we get out": what is surely asked changes no outfit that is shown. */
export const firstStepsOfQuestion: readonly Step[] = firstSteps.filter((step) => step !== shownWish);
