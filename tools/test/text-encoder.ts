import { provideTextModel } from '@drape/engine/language/text-encoder';
import { openTextEncoders } from '../../server/src/platform/inference/text/text-encoder.ts';

// The assistant reads messages with it; it is opened by the first test that needs it.
provideTextModel(openTextEncoders);
