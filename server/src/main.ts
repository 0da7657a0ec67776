import { takeLittleMemory } from './platform/process/memory-settings.ts';

// Before anything else is loaded: the process begins again with the settings.
takeLittleMemory();
await import('./serve.ts');
