import '../ui/theme.css';
import { liveFrame, whenNear } from './live-frame.ts';
import { armReveal } from './reveal.ts';

async function loadIslands(): Promise<void> {
  const { hydrateIslands } = await import('./hydrate-islands.tsx');
  hydrateIslands();
}

liveFrame();
armReveal();
whenNear(document.querySelectorAll('#upload-island, #champions-island'), loadIslands);
