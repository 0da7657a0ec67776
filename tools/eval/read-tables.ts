import { readFile, writeFile } from 'node:fs/promises';

/** Rows of a comma-separated file without quoted commas, by the names in its first line. */
export async function readCsv(path: string): Promise<Record<string, string>[]> {
  const [header = '', ...lines] = (await readFile(path, 'utf8')).trim().split(/\r?\n/);
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, k) => [name, cells[k] ?? '']));
  });
}

/** One JSON value per line. */
export async function readLines<Row>(path: string): Promise<Row[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line): Row => JSON.parse(line));
}

export async function writeLines(path: string, rows: object[]): Promise<void> {
  await writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

/** Rows of a tab-separated file, by the names in its first line. */
export async function readTabbed(path: string): Promise<Record<string, string>[]> {
  const [header = '', ...lines] = (await readFile(path, 'utf8')).trimEnd().split(/\r?\n/);
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, k) => [name, cells[k] ?? '']));
  });
}
