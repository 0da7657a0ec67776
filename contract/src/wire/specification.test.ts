import { describe, expect, it } from 'vitest';
import { chatLimits } from '../assistant/chat-texts.ts';
import {
  calendarLimits,
  dialogEventTypes,
  eventTypes,
  googleTokenSeconds,
} from '../calendar/calendar-options.ts';
import { cameraOptions } from '../camera/camera-options.ts';
import { tierFeatures } from '../membership/tiers.ts';
import { colourOptions, countries, genders, occasions, styles } from '../profile/options.ts';
import { categoryFilters, itemCategories, itemOccasions, itemSeasons } from '../wardrobe/wardrobe-options.ts';
import { limits, ratingBands } from './limits.ts';

describe('what the specification fixes', () => {
  it('limits of requests, photos and pages', () => {
    expect(limits).toMatchObject({
      requestTimeoutMs: 45_000,
      maxUploadBytes: 10 * 1024 * 1024,
      minCaptureBytes: 1000,
      minPasswordLength: 6,
      historyPage: 1,
      historyLimit: 10,
      trialDays: 7,
      communityCacheMinutes: 5,
      leaderboardSize: 5,
      recentAnalyses: 3,
      shownSuggestions: 2,
    });
    expect(ratingBands).toEqual({ green: 8, yellow: 6 });
  });

  it('the camera and its live analysis', () => {
    expect(cameraOptions).toMatchObject({
      idealWidth: 1280,
      idealHeight: 720,
      jpegQuality: 0.9,
      liveIntervalsSeconds: [3, 5, 10, 15, 30],
      usualIntervalSeconds: 5,
      switchDelayMs: 100,
      minCaptureCharacters: 100,
    });
  });

  it('windows of the calendar, its types and the life of a token of Google', () => {
    expect(calendarLimits).toMatchObject({
      windowDays: 30,
      weekDays: 7,
      defaultEvents: 50,
      generateAtOnce: 5,
    });
    expect(eventTypes).toEqual([
      'business',
      'casual',
      'formal',
      'workout',
      'date',
      'party',
      'travel',
      'other',
    ]);
    expect(Object.keys(dialogEventTypes)).toEqual(['work', 'casual', 'formal', 'social', 'fitness']);
    expect(googleTokenSeconds).toBe(3600);
  });

  it('tiers and the messages of a day', () => {
    expect(tierFeatures).toEqual({
      free: { name: 'Free', max_wardrobe_items: 50, max_chat_messages_per_day: 20 },
      trial: { name: 'Trial', max_wardrobe_items: null, max_chat_messages_per_day: null },
      pro: { name: 'Pro', max_wardrobe_items: null, max_chat_messages_per_day: null },
    });
    expect(chatLimits.lowFrom).toBe(3);
  });

  it('the choices of a person', () => {
    expect(countries.join(' ')).toBe(
      'US CA GB AU DE FR IT ES NL SE NO DK JP KR CN IN BR MX AR ZA EG NG KE other',
    );
    expect(genders).toEqual(['male', 'female', 'non-binary', 'prefer-not-to-say']);
    expect(styles.join(', ')).toBe(
      'casual, formal, minimalist, bohemian, classic, trendy, vintage, sporty, elegant, edgy, romantic, preppy',
    );
    expect(occasions.join(', ')).toBe(
      'work, casual, formal events, date night, travel, sports, party, wedding, business, weekend, vacation, shopping',
    );
    expect(colourOptions).toHaveLength(18);
  });

  it('the words of a garment', () => {
    expect([...itemCategories].sort()).toEqual(
      ['top', 'shirt', 'pants', 'shoes', 'accessories', 'outerwear', 'dresses'].sort(),
    );
    expect(categoryFilters.slice(0, 6)).toEqual(['all', 'top', 'shirt', 'pants', 'shoes', 'accessories']);
    expect(itemSeasons).toEqual(['all', 'spring', 'summer', 'fall', 'winter']);
    expect(itemOccasions).toEqual(['casual', 'business', 'formal', 'workout', 'party']);
  });
});
