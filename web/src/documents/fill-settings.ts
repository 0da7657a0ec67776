import type { systemEndpoints } from '@drape/contract/admin/system';
import type { ResponseData } from '@drape/contract/wire/endpoint';

type Settings = Pick<ResponseData<typeof systemEndpoints.settings>, 'operator' | 'plans'>;

const operatorPlaces = '[data-operator]';
const planPlaces = '[data-plans]';

/** Whether the document says something that each installation sets. */
export function speaksOfSettings(): boolean {
  return document.querySelector(`${operatorPlaces}, ${planPlaces}`) !== null;
}

/** Says who runs this installation, and which plans it has. */
export function fillSettings({ operator, plans }: Settings): void {
  for (const place of document.querySelectorAll<HTMLElement>(operatorPlaces)) {
    if (operator.name !== '') place.textContent = operator.name;
    if (operator.email !== '') place.append(' (', mailTo(operator.email, place.dataset.operator ?? ''), ')');
  }
  for (const place of document.querySelectorAll<HTMLElement>(planPlaces))
    place.hidden = (place.dataset.plans === 'on') !== plans;
}

function mailTo(email: string, className: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), {
    href: `mailto:${email}`,
    textContent: email,
    className,
  });
}
