import { fabricFactTopics } from './fabric-facts.ts';
import type { Topic } from './topic.ts';
import { careTopics } from './topics-care.ts';
import { colourTopics } from './topics-colour.ts';
import { dressCodeTopics } from './topics-dress-codes.ts';
import { adviceTopics } from './topics-etiquette-and-advice.ts';
import { fabricTopics } from './topics-fabrics.ts';
import { fitTopics } from './topics-fit.ts';
import { fitAndWearingTopics } from './topics-fit-and-wearing.ts';
import { glossaryTopics } from './topics-glossary.ts';
import { makingAndSizeTopics } from './topics-making-and-sizes.ts';
import { mayOneTopics } from './topics-may-one.ts';
import { moreCareTopics } from './topics-more-care.ts';
import { occasionTopics } from './topics-occasions.ts';
import { placeAndShoppingTopics } from './topics-places-and-shopping.ts';
import { seasonAndTravelTopics } from './topics-seasons-and-travel.ts';
import { shoeAndAccessoryTopics } from './topics-shoes-and-accessories.ts';
import { stainAndMishapTopics } from './topics-stains-and-mishaps.ts';
import { styleTopics } from './topics-style.ts';

/** Of care, mending and storing. */
export const ofCare: readonly Topic[] = [
  ...careTopics,
  ...moreCareTopics,
  ...stainAndMishapTopics,
  ...fabricFactTopics,
];
/** Of cut and length. */
export const ofFit: readonly Topic[] = [...fitTopics, ...fitAndWearingTopics];

/** Everything that can be explained. */
export const topics: readonly Topic[] = [
  ...dressCodeTopics,
  ...occasionTopics,
  ...colourTopics,
  ...ofFit,
  ...ofCare,
  ...fabricTopics,
  ...shoeAndAccessoryTopics,
  ...seasonAndTravelTopics,
  ...styleTopics,
  ...glossaryTopics,
  ...makingAndSizeTopics,
  ...adviceTopics,
  ...mayOneTopics,
  ...placeAndShoppingTopics,
];
