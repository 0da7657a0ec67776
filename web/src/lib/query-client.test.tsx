import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const send = vi.fn(() => new Promise<void>(() => undefined));

function SendButton() {
  const { mutate, isPending } = useMutation({ mutationFn: send });
  return (
    <button type="button" disabled={isPending} onClick={() => mutate()}>
      Send
    </button>
  );
}

/** As between the two presses of a double click: what is due at once is done, timers are not. */
async function nextPress(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

test('the second press of a double click finds the button disabled', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SendButton />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await nextPress();
  // As a person does: a control that is disabled hears nothing.
  button.click();
  await nextPress();
  expect(send).toHaveBeenCalledOnce();
});
