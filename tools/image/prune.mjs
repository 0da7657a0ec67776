// Takes out of node_modules what the running server never opens.
import { join } from 'node:path';
import { prune } from '../setup/prune.mjs';
import { repositoryRoot } from '../setup/repository.mjs';

await prune(join(repositoryRoot, 'node_modules'));
