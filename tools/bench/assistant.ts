import { answerQuestion } from '@drape/engine/assistant/answer-question';
import type { AssistantItem, Memory } from '@drape/engine/assistant/assistant-context';
import { provideTextModel } from '@drape/engine/language/text-encoder';
import { randomRequest } from '@drape/engine/stylist/outfit/testing/random-wardrobe.testing';
import { openTextEncoders } from '../../server/src/platform/inference/text/text-encoder.ts';
import { readPerson } from '../eval/assistant/person.ts';
import { median, quantile } from './statistics.ts';

provideTextModel(openTextEncoders);

const questions = [
  ...['Which grey coats do I have?', 'What should I wear today?', 'and with sneakers?', 'why?'],
  ...['Do navy and black go together?', 'How do I wash wool?', 'What have I not worn in ages?'],
  ...['Outfit for a wedding on the 24th, no heels', 'something warmer', 'What goes with my black jeans?'],
  ...['show my blue shirts', 'Which jacket goes with the rest of my clothes?', 'What is missing?'],
];
const rounds = 5;

/** Milliseconds that the embedded assistant takes for an answer from a random wardrobe, by conversation. */
export async function measureAssistant(
  size: number,
): Promise<{ items: number; medianMs: number; p90Ms: number }> {
  const items = randomRequest(size, 1).items.map(
    (item): AssistantItem => ({
      ...item,
      colour: 'grey',
      secondColour: null,
      brand: null,
      size: null,
      tags: [],
      price: 50,
      currency: 'EUR',
      status: 'available',
      careNotes: null,
      keptIn: null,
      purchasedOn: null,
      ownedSince: '2025-01-10',
    }),
  );
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    let memory: Memory | undefined;
    for (const question of questions) {
      const person = readPerson(items);
      const start = performance.now();
      const answer = await answerQuestion(person, question, memory);
      if (round > 0) times.push(performance.now() - start);
      memory = answer.memory;
    }
  }
  return { items: size, medianMs: median(times), p90Ms: quantile(times, 0.9) };
}
