import { type OkLab, okLabToOkLch } from '../../colour/oklab.ts';
import type { Superpixels } from '../image/superpixels.ts';
import type { BodyPlaces } from '../pose/body-places.ts';
import { localEvidence } from './local-evidence.ts';
import { cutMembers, type Scene, seededSplit } from './seeded-split.ts';

export type SkinAndHair = { skin: Uint8Array; hair: Uint8Array; skinColour?: OkLab; hairColour?: OkLab };

/** Radii of the head below its middle down to which what is not the face is hair for sure, and where the chin is. */
const seedsAbove = 0.5;
const chin = 0.95;

/** Skin of a middling tone in daylight, for faces that cannot be read. */
export const usualSkin: OkLab = [0.68, 0.045, 0.055];

/** Which pieces of the figure are skin, by the colour of the face, and which are hair, by the colour of the crown. */
export function findSkinAndHair(
  scene: Scene,
  figure: Uint8Array,
  places: BodyPlaces,
  headSeen: boolean,
): SkinAndHair {
  const { pieces } = scene;
  const face = headSeen ? faceColour(pieces, figure, places) : undefined;
  const skin = findSkin(scene, figure, places, headSeen, face);
  if (!headSeen) return { skin, hair: new Uint8Array(pieces.count) };
  const hair = findHair(scene, figure, places, skin);
  const hairColour = colourOf(pieces, hair);
  return { skin, hair, ...(face && { skinColour: face }), ...(hairColour && { hairColour }) };
}

/** Whether a colour can be skin: hue from red to yellow, neither grey nor vivid. */
export function isSkinLike(colour: OkLab): boolean {
  const { lightness, chroma, hue } = okLabToOkLch(colour);
  return lightness > 0.22 && lightness < 0.97 && chroma > 0.018 && chroma < 0.17 && (hue < 88 || hue > 345);
}

function faceColour(
  pieces: Superpixels,
  figure: Uint8Array,
  { headDistance }: BodyPlaces,
): OkLab | undefined {
  const members: number[] = [];
  for (let k = 0; k < pieces.count; k++) {
    const near = figure[k] && headDistance[k] < 0.85;
    if (near && isSkinLike([pieces.l[k], pieces.a[k], pieces.b[k]])) members.push(k);
  }
  if (members.length < 2) return undefined;
  // The lighter half: the darker pieces are eyes, beard and the edge of the hair.
  members.sort((one, other) => pieces.l[other] - pieces.l[one]);
  const light = members.slice(0, Math.max(2, Math.ceil(members.length * 0.6)));
  const middle = (plane: Float32Array) => {
    const values = light.map((k) => plane[k]).sort((one, other) => one - other);
    return values[values.length >> 1];
  };
  return [middle(pieces.l), middle(pieces.a), middle(pieces.b)];
}

function findSkin(
  scene: Scene,
  figure: Uint8Array,
  places: BodyPlaces,
  headSeen: boolean,
  face: OkLab | undefined,
): Uint8Array {
  const { pieces } = scene;
  const [l, a, b] = face ?? usualSkin;
  const width = face ? 1 : 1.6;
  const logOdds = new Float32Array(pieces.count);
  for (let k = 0; k < pieces.count; k++) {
    if (!figure[k]) continue;
    // Skin in shade moves towards black along with its chroma.
    const shade = Math.min(1.15, Math.max(0.5, pieces.l[k] / l));
    const dl = (pieces.l[k] - l) / (0.14 * width);
    const da = (pieces.a[k] - a * shade) / (0.019 * width);
    const db = (pieces.b[k] - b * shade) / (0.024 * width);
    const evidence = 1.6 - 0.5 * (dl * dl + da * da + db * db);
    logOdds[k] = Math.max(-4, evidence) + skinBias(places, k);
  }
  const clothChances = clothEvidence(pieces, figure, places, headSeen);
  for (let k = 0; k < pieces.count; k++) logOdds[k] += clothChances[k];
  const skin = cutMembers(scene, figure, logOdds);
  dropCoveredThighs(pieces, figure, skin, places);
  dropWideCloth(pieces, skin, places);
  return skin;
}

/**
 * Speaks for skin where a colour is the face's, against it where it is the colour of the cloth on the torso. Of somebody
 * whose head is not in the photo the torso may be bare, so there only what can't be skin is surely cloth.
 */
function clothEvidence(
  pieces: Superpixels,
  figure: Uint8Array,
  { down, aside, faceDistance, headDistance }: BodyPlaces,
  headSeen: boolean,
): Float32Array {
  const face = new Float32Array(pieces.count);
  const cloth = new Float32Array(pieces.count);
  for (let k = 0; k < pieces.count; k++) {
    if (!figure[k]) continue;
    if (faceDistance[k] < 0.8) face[k] = 4;
    const onTorso = down[k] > 0.25 && down[k] < 1.25 && aside[k] < 0.95;
    if (onTorso && (headSeen || !isSkinLike([pieces.l[k], pieces.a[k], pieces.b[k]]))) cloth[k] = 1;
  }
  const likeness = { colour: 0.04, place: 1e4, anywhere: 0, novelFigure: 3, novelGround: 3 };
  const evidence = localEvidence(pieces, face, cloth, likeness, figure);
  return evidence.map((value, k) => (headDistance[k] < 2 ? 0 : Math.max(-3, Math.min(1, value))));
}

/** Bare thighs stand on bare shins: where the shins are covered, skin colours above them are cloth. */
function dropCoveredThighs(
  pieces: Superpixels,
  figure: Uint8Array,
  skin: Uint8Array,
  { down, legDistance, armDistance }: BodyPlaces,
): void {
  let bare = 0;
  let shins = 0;
  for (let k = 0; k < pieces.count; k++) {
    if (!figure[k] || down[k] < 2.05 || down[k] > 2.6 || legDistance[k] > 0.12) continue;
    shins += pieces.area[k];
    if (skin[k]) bare += pieces.area[k];
  }
  if (shins === 0 || bare > 0.35 * shins) return;
  for (let k = 0; k < pieces.count; k++)
    if (down[k] > 1.1 && down[k] < 2.75 && armDistance[k] > 0.15) skin[k] = 0;
}

/** Distance from the legs' lines, in torso lengths, beyond which there is no thigh, and the least share of skin there. */
const beyondThigh = 0.2;
const wideShare = 0.06;

/** Skirts and wide trousers in the colour of skin stand further from the legs than thighs do: down to there all is cloth. */
function dropWideCloth(
  pieces: Superpixels,
  skin: Uint8Array,
  { down, legDistance, armDistance }: BodyPlaces,
): void {
  const legs = [...skin.keys()].filter(
    (k) => skin[k] && down[k] > 1.1 && down[k] < 2.6 && armDistance[k] > 0.15,
  );
  const wide = legs.filter((k) => legDistance[k] > beyondThigh);
  const area = (members: number[]) => members.reduce((sum, k) => sum + pieces.area[k], 0);
  if (area(wide) < wideShare * area(legs)) return;
  const hem = Math.max(...wide.map((k) => down[k]));
  for (const k of legs) if (down[k] <= hem) skin[k] = 0;
}

function skinBias(places: BodyPlaces, k: number): number {
  const { down, aside, arm, armDistance, headDistance, faceDistance, legDistance } = places;
  if (faceDistance[k] < 0.85) return 2;
  if (faceDistance[k] < 1.05) return 0.5;
  if (down[k] < -0.02 && aside[k] < 0.45 && headDistance[k] > 0.9) return 0.5;
  if (down[k] < 0.05 && headDistance[k] < 2.2) return -1.6;
  if (armDistance[k] < 0.13 && arm[k] > 1.8) return 1.2;
  if (armDistance[k] < 0.13 && arm[k] > 0.9) return 0.2;
  if (armDistance[k] < 0.13 && aside[k] > 0.8) return -0.4;
  if (down[k] < 0.3 && aside[k] < 0.45) return -0.2;
  if (down[k] < 1.15) return -2.2;
  if (down[k] < 1.5) return -1;
  return legDistance[k] < 0.2 ? 0 : -1.5;
}

function findHair(scene: Scene, figure: Uint8Array, places: BodyPlaces, skin: Uint8Array): Uint8Array {
  const { pieces } = scene;
  const { count } = pieces;
  const members = Uint8Array.from(figure, (inside, k) =>
    inside && !skin[k] && places.headDistance[k] < 4.2 ? 1 : 0,
  );
  const hairSeed = new Float32Array(count);
  const clothSeed = new Float32Array(count);
  const bias = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    if (!members[k]) continue;
    const { down, headDistance, headDown, aside } = places;
    const aboveChin = headDown[k] < seedsAbove;
    if (headDistance[k] < 1.6 && aboveChin && places.faceDistance[k] > 1) hairSeed[k] = 1;
    if (down[k] > 0.12 && (aside[k] > 0.75 || headDistance[k] > 3.2)) clothSeed[k] = 1;
    bias[k] = headDistance[k] < 1.5 ? 2 : headDistance[k] < 2 ? 0.8 : headDistance[k] < 3 ? -0.5 : -2;
    if (headDown[k] > chin) bias[k] = Math.min(bias[k], -0.5);
    if (down[k] > 0) bias[k] -= 0.8;
  }
  return seededSplit(scene, members, hairSeed, clothSeed, bias);
}

/** Median of every channel of some pieces (1); undefined for fewer than three. */
export function colourOf(pieces: Superpixels, chosen: Uint8Array): OkLab | undefined {
  const members = [...chosen.keys()].filter((k) => chosen[k]);
  if (members.length < 3) return undefined;
  const middle = (plane: Float32Array) => {
    const values = members.map((k) => plane[k]).sort((one, other) => one - other);
    return Math.round(1000 * values[values.length >> 1]) / 1000;
  };
  return [middle(pieces.l), middle(pieces.a), middle(pieces.b)];
}
