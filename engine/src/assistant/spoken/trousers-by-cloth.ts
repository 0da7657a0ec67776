import type { AssistantItem } from '../assistant-context.ts';

const trousers = /^(.*?)(\p{L}+) (?:trousers|pants|slacks)$/iu;

/** "The grey flannels" are the grey flannel trousers of somebody who has such, and no flannel shirt. */
export function trousersByCloth(text: string, own: readonly AssistantItem[]): string {
  let said = text;
  for (const { description } of own) {
    const [, looks = '', cloth = ''] = trousers.exec(description) ?? [];
    const color = looks.trim().split(' ').at(-1) ?? '';
    if (color === '' || cloth === '') continue;
    const spelled = color.replace(/^gr[ea]y$/i, 'gr[ea]y');
    const short = new RegExp(
      `(?<!\\p{L})${spelled} ${cloth}s(?!\\p{L})(?! (?:shirts?|trousers|pants|jackets?)(?!\\p{L}))`,
      'giu',
    );
    said = said.replace(short, description);
  }
  return said;
}
