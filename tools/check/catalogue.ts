import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueFolder, extractMessages } from '../../web/build/extracted-messages.ts';

/** The texts that stand in one catalogue and not in the other. */
function missingIn(other: string, one: string): string[] {
  const texts = new Set(other.match(/^msgid .*$/gm));
  return (one.match(/^msgid .*$/gm) ?? []).filter((text) => !texts.has(text)).map((text) => text.slice(6));
}

/** What a catalogue lacks and what it has too much, against the source. Empty when they agree. */
export function catalogueFindings(file: string, kept: string, extracted: string): string[] {
  if (kept === extracted) return [];
  return [
    ...missingIn(kept, extracted).map((text) => `${file}: lacks ${text}`),
    ...missingIn(extracted, kept).map((text) => `${file}: still has ${text}`),
    `${file}: does not match the source; run "npm run extract"`,
  ];
}

/** The catalogues are what `npm run extract` would write at this moment. */
export async function checkCatalogue(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'drape-messages-'));
  try {
    const files = await extractMessages(folder);
    const findings = files.flatMap((file) => {
      const kept = join(catalogueFolder, file);
      const before = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
      return catalogueFindings(`web/src/messages/${file}`, before, readFileSync(join(folder, file), 'utf8'));
    });
    return findings.join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}
