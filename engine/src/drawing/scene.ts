import { coordinate } from './path.ts';
import { seededRandom } from './seeded-random.ts';

export const scenes = ['linen', 'wood', 'paper', 'stone'] as const;
export type Scene = (typeof scenes)[number];

type Ground = { defs: string; body: string };

/** The ground of a flat lay, `width` by `height` units. Drawn from lines and gradients alone, so that every renderer shows the same. */
export function drawScene(scene: Scene, width: number, height: number, prefix: string): Ground {
  const painters: Record<Scene, () => Ground> = {
    linen: () => linen(width, height, prefix),
    wood: () => wood(width, height, prefix),
    paper: () => paper(width, height, prefix),
    stone: () => stone(width, height, prefix),
  };
  const ground = painters[scene]();
  return {
    defs: ground.defs + windowLight(prefix),
    body: `${ground.body}<rect width="${width}" height="${height}" fill="url(#${prefix}window)"/>`,
  };
}

/** Daylight from the upper left, a little less at the opposite corner. */
function windowLight(prefix: string): string {
  return `<radialGradient id="${prefix}window" cx="0.24" cy="0.12" r="1.15"><stop offset="0" stop-color="#ffffff" stop-opacity="0.3"/><stop offset="0.45" stop-color="#ffffff" stop-opacity="0"/><stop offset="1" stop-color="#3a3026" stop-opacity="0.16"/></radialGradient>`;
}

function fillRect(width: number, height: number, fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

function linen(width: number, height: number, prefix: string): Ground {
  const random = seededRandom(11);
  const size = 240;
  let pale = '';
  let dark = '';
  for (let at = 0; at < size; at += 3) {
    const [sway, start] = [random() * 1.2, random() * size];
    const across = `M-4 ${coordinate(at + sway)}H${size + 4}`;
    const along = `M${coordinate(at + sway)} -4V${size + 4}`;
    if (random() < 0.5) pale += across + along;
    else
      dark += `M${coordinate(start)} ${coordinate(at)}h${coordinate(30 + random() * 90)}M${coordinate(at)} ${coordinate(start)}v${coordinate(30 + random() * 90)}`;
  }
  const weave = `<path d="${pale}" stroke="#f3ede2" stroke-width="1.2" stroke-opacity="0.5"/><path d="${dark}" stroke="#b9ad9a" stroke-width="1" stroke-opacity="0.22"/>`;
  return {
    defs: `<pattern id="${prefix}ground" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${weave}</pattern>`,
    body: fillRect(width, height, '#ddd4c5') + fillRect(width, height, `url(#${prefix}ground)`),
  };
}

function wood(width: number, height: number, prefix: string): Ground {
  const random = seededRandom(23);
  const planks = 5;
  const plank = width / planks;
  let body = fillRect(width, height, '#c9a982');
  let defs = '';
  for (let i = 0; i < planks; i++) {
    const x = i * plank;
    const clip = `${prefix}plank${i}`;
    defs += `<clipPath id="${clip}"><rect x="${coordinate(x)}" y="0" width="${coordinate(plank)}" height="${height}"/></clipPath>`;
    const tone = ['#c6a57c', '#cfb08a', '#c2a077', '#cbab84', '#d1b48f'][i % 5];
    let grain = '';
    const [knotX, knotY] = [x + plank * (0.25 + random() * 0.5), height * random()];
    for (let line = 0; line < 26; line++) {
      const at = x + (plank * (line + random() * 0.8)) / 26;
      const bend = (y: number) =>
        at +
        (((at - knotX) * plank * 0.9) / (Math.abs(at - knotX) + 14)) *
          Math.exp(-(((y - knotY) / (height * 0.06)) ** 2)) *
          0.28;
      let path = `M${coordinate(bend(-10))} -10`;
      const step = height / 16;
      for (let y = step; y <= height + step; y += step)
        path += `L${coordinate(bend(y) + random() * 2)} ${coordinate(y)}`;
      grain += `<path d="${path}" fill="none" stroke="#8f6b45" stroke-width="${coordinate(0.7 + random() * 2)}" stroke-opacity="${coordinate(0.1 + random() * 0.2)}" stroke-linejoin="round"/>`;
    }
    body += `<g clip-path="url(#${clip})"><rect x="${coordinate(x)}" y="0" width="${coordinate(plank)}" height="${height}" fill="${tone}"/>${grain}</g><path d="M${coordinate(x)} 0V${height}" stroke="#6e4f31" stroke-width="2.4" stroke-opacity="0.5"/><path d="M${coordinate(x + 3)} 0V${height}" stroke="#f0dcbf" stroke-width="1.6" stroke-opacity="0.4"/>`;
  }
  return { defs, body };
}

function paper(width: number, height: number, prefix: string): Ground {
  const random = seededRandom(5);
  let fibres = '';
  for (let i = 0; i < 240; i++) {
    const [x, y] = [10 + random() * 380, 10 + random() * 380];
    fibres += `M${coordinate(x)} ${coordinate(y)}q${coordinate(random() * 8 - 4)} ${coordinate(random() * 8 - 4)} ${coordinate(random() * 12 - 6)} ${coordinate(random() * 12 - 6)}`;
  }
  return {
    defs: `<pattern id="${prefix}ground" width="400" height="400" patternUnits="userSpaceOnUse"><path d="${fibres}" fill="none" stroke="#b8b2a6" stroke-width="0.9" stroke-opacity="0.3"/></pattern>`,
    body: fillRect(width, height, '#e9e6df') + fillRect(width, height, `url(#${prefix}ground)`),
  };
}

function stone(width: number, height: number, prefix: string): Ground {
  const random = seededRandom(31);
  let body = fillRect(width, height, '#c4c3bf');
  const scale = Math.max(width, height);
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [random() * width, random() * height, scale * (0.08 + random() * 0.16)];
    body += `<ellipse cx="${coordinate(x)}" cy="${coordinate(y)}" rx="${coordinate(r * 1.5)}" ry="${coordinate(r)}" fill="url(#${prefix}${i % 2 ? 'cloud' : 'mist'})" transform="rotate(${coordinate(random() * 60 - 30)} ${coordinate(x)} ${coordinate(y)})"/>`;
  }
  let specks = '';
  for (let i = 0; i < 260; i++)
    specks += `M${coordinate(6 + random() * 388)} ${coordinate(6 + random() * 388)}h${coordinate(0.6 + random() * 1.8)}`;
  const cloud = (id: string, colour: string) =>
    `<radialGradient id="${prefix}${id}"><stop offset="0" stop-color="${colour}" stop-opacity="0.3"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  return {
    defs: `${cloud('cloud', '#a9a8a4')}${cloud('mist', '#dfdeda')}<pattern id="${prefix}ground" width="400" height="400" patternUnits="userSpaceOnUse"><path d="${specks}" stroke="#86857f" stroke-width="1.6" stroke-opacity="0.38" stroke-linecap="round"/></pattern>`,
    body: body + fillRect(width, height, `url(#${prefix}ground)`),
  };
}
