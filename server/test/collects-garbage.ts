// Loaded before the server: collects garbage when the process receives SIGUSR2, and notes it in the data folder.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', async () => {
  // What is let go in one turn may be finalized only in the next.
  for (let round = 0; round < 5; round++) {
    collect();
    await sleep(20);
  }
  writeFileSync(join(process.env.DATA_DIR ?? '', 'collected'), '');
});
