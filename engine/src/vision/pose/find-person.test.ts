import { expect, test, vi } from 'vitest';
import { colourDifference } from '../../colour/delta-e.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import { analyse } from '../analyse.ts';
import { personPose, personSize, plainOutfit, renderPerson } from '../testing/rendered-person.ts';
import { detectPose, type PoseNetworks } from './detect-pose.ts';
import { findPerson, type PersonAnswer, type PersonNetwork } from './find-person.ts';
import type { PersonMask, Pose } from './pose.ts';

vi.setConfig({ testTimeout: 30_000 });

const photo = { width: 200, height: 400, data: new Uint8Array(4 * 200 * 400).fill(90) };
const [face] = personPose.faces;

/** Answers landmarks that all lie at corners of a box, in cells of the view. */
function networkSeeing(
  presence: number,
  box: [number, number, number, number],
  looks: number[],
): PersonNetwork {
  return (input) => {
    looks.push(input.length);
    const landmarks = new Float32Array(195);
    for (let k = 0; k < 39; k++) landmarks.set([box[k % 2 ? 2 : 0], box[k % 3 ? 3 : 1], 0, 4, 4], 5 * k);
    const answer: PersonAnswer = { landmarks, presence, mask: new Float32Array(256 * 256).fill(3) };
    return () => answer;
  };
}
const filling: [number, number, number, number] = [60, 30, 190, 226];

test('where the network sees nobody there is no mask', async () => {
  const network = networkSeeing(0.2, filling, []);
  expect(findPerson(photo, personPose.keypoints, face, network)).toBeUndefined();
});

test('without joints nobody is looked for', async () => {
  const looks: number[] = [];
  const unseen = personPose.keypoints.map((joint) => ({ ...joint, score: 0.1 }));
  expect(findPerson(photo, unseen, undefined, networkSeeing(1, filling, looks))).toBeUndefined();
  expect(looks).toEqual([]);
});

test('a person who reaches out of the square is looked at again in a larger one, a bounded number of times', async () => {
  const looks: number[] = [];
  const first = findPerson(photo, personPose.keypoints, face, networkSeeing(1, filling, looks));
  expect(looks).toHaveLength(1);
  const beyond: [number, number, number, number] = [40, 20, 200, 420];
  const wider = findPerson(photo, personPose.keypoints, face, networkSeeing(1, beyond, looks));
  expect(looks).toHaveLength(4);
  expect(wider?.mask.view.side).toBeGreaterThan(1.3 * (first?.mask.view.side ?? 0));
});

/** Networks that see the first `count` joints of an upright body and no face, and a person as told. */
function networksSeeing(count: number, person: PersonNetwork): PoseNetworks {
  return {
    face: () => () => ({ logits: new Float32Array(896).fill(-20), boxes: new Float32Array(896 * 16) }),
    body: async () =>
      Float32Array.from({ length: 51 }, (_, i) => {
        const k = Math.floor(i / 3);
        return [0.1 + k / 25, k % 2 ? 0.4 : 0.6, k < count ? 0.8 : 0.05][i % 3];
      }),
    person,
  };
}

test('joints that one network missed come from the other, but not where hardly any were seen', async () => {
  const score = async (count: number) => {
    const { keypoints, person } = await detectPose(
      photo,
      networksSeeing(count, networkSeeing(1, filling, [])),
    );
    expect(person).toBeDefined();
    return keypoints[16].score;
  };
  expect(await score(13)).toBeGreaterThan(0.9);
  expect(await score(8)).toBeLessThan(0.1);
});

test('a pose says that there is nobody where the person network saw none, and says nothing without one', async () => {
  const seeing = (presence: number) => networksSeeing(13, networkSeeing(presence, filling, []));
  expect((await detectPose(photo, seeing(0.1))).nobody).toBe(true);
  expect((await detectPose(photo, seeing(1))).nobody).toBeUndefined();
  const { person: _, ...others } = seeing(0.1);
  expect((await detectPose(photo, others)).nobody).toBeUndefined();
});

/** The mask that a network would make of the drawn figure in clothes that stand out. */
async function drawnMask(): Promise<PersonMask> {
  const { outline } = await analyse(renderPerson(plainOutfit), { pose: async () => personPose });
  const [line = []] = outline;
  const side = 256;
  const scale = personSize.height / side;
  const x = (personSize.width - personSize.height) / 2;
  const likelihood = Float32Array.from({ length: side * side }, (_, i) => {
    const u = (x + ((i % side) + 0.5) * scale) / personSize.width;
    const v = ((Math.floor(i / side) + 0.5) * scale) / personSize.height;
    let inside = false;
    for (let k = 0, j = line.length - 1; k < line.length; j = k++) {
      const [[ax, ay], [bx, by]] = [line[k], line[j]];
      if (ay > v !== by > v && u < ((bx - ax) * (v - ay)) / (by - ay) + ax) inside = !inside;
    }
    return inside ? 0.95 : 0.05;
  });
  return { view: { x, y: 0, side: personSize.height }, side, likelihood };
}

const hidden = { ...plainOutfit, top: plainOutfit.ground };
const upperOf = async (pose: Pose) => {
  const { regions } = await analyse(renderPerson(hidden), { pose: async () => pose });
  return regions.find(({ zone }) => zone === 'upper');
};

test('clothes in the very colour of the wall are found where the person is marked', async () => {
  const upper = await upperOf({ ...personPose, person: await drawnMask() });
  expect(upper?.share).toBeGreaterThan(0.35);
  expect(colourDifference(upper?.colours[0].lab ?? [0, 0, 0], hexToOkLab(hidden.top))).toBeLessThan(4);
});

test('a mark that leaves out the trunk between the joints is not believed', async () => {
  const mask = await drawnMask();
  const elsewhere = { ...mask, view: { ...mask.view, x: mask.view.x + 200 } };
  expect(await upperOf({ ...personPose, person: elsewhere })).toEqual(await upperOf(personPose));
});
