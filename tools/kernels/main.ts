import { writeFileSync } from 'node:fs';
import { compiledFile, compileKernels } from './compile.ts';

const compiled = await compileKernels();
writeFileSync(compiledFile, compiled);
console.log(`${compiledFile}: ${compiled.length} bytes`);
