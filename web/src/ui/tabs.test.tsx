import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Tabs } from './tabs.tsx';

function Two() {
  const [value, setValue] = useState('one');
  const tabs = ['one', 'two'].map((name) => ({ value: name, label: name, content: name }));
  return <Tabs label="Two" tabs={tabs} value={value} onValueChange={setValue} />;
}

test('a press draws no focus ring, the keyboard does', async () => {
  const user = userEvent.setup();
  render(<Two />);
  const two = screen.getByRole('tab', { name: 'two' });
  await user.click(two);
  expect(two.dataset.focusKept).toBe('');
  await user.keyboard('{ArrowLeft}');
  expect(two.dataset.focusKept).toBeUndefined();
  expect(screen.getByRole('tab', { name: 'one' }).dataset.focusKept).toBeUndefined();
});
