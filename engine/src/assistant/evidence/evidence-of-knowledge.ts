import { type Evidence, on } from './evidence.ts';
import { howAKindIsWorn, ofPeople } from './evidence-of-advice.ts';
import {
  always,
  colourWords,
  form,
  hasDay,
  isDistinguished,
  isGeneral,
  isOwnFact,
  ofBody,
  signal,
  wornBeneath,
  yesOrNo,
} from './question-features.ts';

/** For what is known of clothes in general. House table, set on questions of our own. */
export const knowledgeEvidence: readonly Evidence[] = [
  ...on('explain', always, [
    [
      1,
      'a topic holds half of its words',
      ({ topic }) => topic !== undefined && topic.score >= 4 && topic.coverage >= 0.45,
    ],
    [
      1.5,
      'a topic holds most of its words',
      ({ topic }) => topic !== undefined && topic.score >= 6 && topic.coverage >= 0.7,
    ],
    [2.5, 'is a how-to', signal('howTo')],
    [2, 'tells of trouble', signal('trouble')],
    [1, 'speaks of care', signal('care')],
    [
      3,
      'asks for a duty of own kinds',
      (features) =>
        !isDistinguished(features) &&
        yesOrNo(features) &&
        features.kinds > 1 &&
        /\b(have to|need to|needs to|has to|must|supposed to|meant to)\b/.test(features.question.plain),
    ],
    [3, 'asks what something is', signal('definition')],
    [2.5, 'asks how a kind is worn', howAKindIsWorn],
    [1.5, 'asks about people in general', ofPeople],
    [
      -3,
      'asks for a deed',
      form(
        /\b(can|could|would|will) you (please )?(do|make|manage|try|find|give|put|pick|show|build|suggest|come up)\b/,
      ),
    ],
    [
      -3,
      'sets own garments side by side',
      (features) => features.signals.has('compare') && features.definite > 1,
    ],
    [
      2,
      'asks whether own kinds must agree',
      (features) => /^\W*should (my|a|the)\b/.test(features.question.plain) && !isDistinguished(features),
    ],
    [2, 'asks for a rule', signal('rule')],
    [2.5, 'asks what lies beneath', wornBeneath],
    [1.5, 'asks about cut', signal('fit')],
    [2.5, 'tells of the body', ofBody],
    [
      1,
      'speaks in general',
      form(
        /\b((?<!(?:can|could|would|will|do|are|have|thank) )you|people|someone|somebody|everyone|guests?|men|women|general(ly)?|a (man|woman|guy|girl))\b/,
      ),
    ],
    [
      3,
      'asks which cloth',
      (features) =>
        features.definite === 0 &&
        /\b(which|what) (kinds? of |types? of |sorts? of )?(fabric|material|cloth|fibre|fiber)s?\b/.test(
          features.question.plain,
        ),
    ],
    [0.5, 'names nothing of its own', isGeneral],
    [1, 'asks why', form(/^\W*why\b|\bwhy (do|does|is|are)\b/)],
    [-2, 'asks what is there', (features) => features.signals.has('have')],
    [
      -1.5,
      'wants to see things',
      (features) => features.signals.has('show') && !features.signals.has('howTo'),
    ],
    [-2, 'asks a fact of an own garment', isOwnFact],
    [-1.5, 'wants to be dressed on a day', (features) => features.signals.has('outfit') && hasDay(features)],
    [-1, 'wants to be dressed', signal('outfit')],
    [-3, 'wants an own garment styled', form(/\b(style|wear|combine) (my|the|this|that)\b/)],
    [
      -3,
      'sets colours side by side',
      (features) => features.colours > 1 && features.kinds === 0 && colourWords(features),
    ],
    [-2, 'no topic is near', ({ topic }) => topic === undefined || topic.score < 4 || topic.coverage < 0.25],
  ]),
];
