import { msg } from '@lingui/core/macro';
import friday from '../features/first-run/pictures/friday-240.webp';
import monday from '../features/first-run/pictures/monday-240.webp';
import saturday from '../features/first-run/pictures/saturday-240.webp';
import sunday from '../features/first-run/pictures/sunday-240.webp';
import thursday from '../features/first-run/pictures/thursday-240.webp';
import tuesday from '../features/first-run/pictures/tuesday-240.webp';
import wednesday from '../features/first-run/pictures/wednesday-240.webp';
import camera420 from './pictures/camera-420.webp';
import camera720 from './pictures/camera-720.webp';
import dashboard420 from './pictures/dashboard-420.webp';
import dashboard720 from './pictures/dashboard-720.webp';
import profile420 from './pictures/profile-420.webp';
import profile720 from './pictures/profile-720.webp';
import upload420 from './pictures/upload-420.webp';
import upload720 from './pictures/upload-720.webp';

/** Marketing copy of the specification; every other number on the page is measured. */
export const productStatistics = [
  { value: '50K+', label: msg`users` },
  { value: '95%', label: msg`accuracy` },
  { value: '1M+', label: msg`analyses` },
  { value: '120+', label: msg`countries` },
] as const;

export const plannerStatistics = [
  { value: '85%', label: msg`satisfaction` },
  { value: '7+', label: msg`days planned` },
  { value: '50+', label: msg`combinations` },
  { value: '100%', label: msg`event matched` },
] as const;

export const features = [
  {
    href: '/upload',
    title: msg`Upload Analysis`,
    text: msg`One photo, one honest rating, and the reasons in plain words.`,
    small: upload420,
    large: upload720,
  },
  {
    href: '/camera',
    title: msg`Live Camera`,
    text: msg`Stand in front of it and change a piece. The number follows.`,
    small: camera420,
    large: camera720,
  },
  {
    href: '/profile',
    title: msg`Style Profile`,
    text: msg`Your colors, your occasions, your budget, and a guide made from them.`,
    small: profile420,
    large: profile720,
  },
  {
    href: '/dashboard',
    title: msg`Dashboard`,
    text: msg`Every outfit you have shown, and what got better since.`,
    small: dashboard420,
    large: dashboard720,
  },
] as const;

export const week = [
  { day: msg`Monday`, plan: msg`Board meeting`, picture: monday },
  { day: msg`Tuesday`, plan: msg`At the office`, picture: tuesday },
  { day: msg`Wednesday`, plan: msg`Gallery opening`, picture: wednesday },
  { day: msg`Thursday`, plan: msg`Working from home`, picture: thursday },
  { day: msg`Friday`, plan: msg`Dinner out`, picture: friday },
  { day: msg`Saturday`, plan: msg`Long walk`, picture: saturday },
  { day: msg`Sunday`, plan: msg`Family lunch`, picture: sunday },
] as const;
