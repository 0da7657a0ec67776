import { keepCompiled } from './platform/process/compile-cache.ts';
import { takeLittleMemory } from './platform/process/memory-settings.ts';

// Before anything else is loaded: the process begins again with the settings.
keepCompiled();
takeLittleMemory();
await import('./serve.ts');
