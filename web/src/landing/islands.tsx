import type { ComponentType } from 'react';
import { Champions } from '../features/community/champions.tsx';
import { LandingUpload } from './landing-upload.tsx';

/** A part of the page that lives: the element that holds it, and what it shows. */
export type Island = { id: string; Content: ComponentType };

export const uploadIsland: Island = { id: 'upload-island', Content: LandingUpload };
export const championsIsland: Island = { id: 'champions-island', Content: Champions };
