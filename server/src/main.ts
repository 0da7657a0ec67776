import { keepCompiled } from './platform/process/compile-cache.ts';
import { takeLittleMemory } from './platform/process/memory-settings.ts';
import { findOwnFilesFast } from './platform/process/short-resolution.ts';

// Before anything else is loaded: the process begins again with the settings.
keepCompiled();
takeLittleMemory();
findOwnFilesFast();
await import('./serve.ts');
