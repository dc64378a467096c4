import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'one', label: 'One', content: 'first view' },
  { id: 'two', label: 'Two', content: 'second view' },
  { id: 'three', label: 'Three', content: 'third view' },
] as const;

const selected = () => screen.getByRole('tab', { selected: true });
const focused = () => document.activeElement?.textContent;

it('shows the first view, named by its tab', () => {
  render(<Tabs label="Views" tabs={TABS} />);
  expect(screen.getByRole('tablist', { name: 'Views' })).toBeTruthy();
  expect(selected().textContent).toBe('One');
  const panel = screen.getByRole('tabpanel', { name: 'One' });
  expect(panel.textContent).toBe('first view');
  expect(selected().getAttribute('aria-controls')).toBe(panel.id);
});

it('opens the pressed tab, and reports it', async () => {
  const onOpen = vi.fn();
  render(<Tabs label="Views" tabs={TABS} onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
  expect(onOpen.mock.calls).toEqual([['three']]);
  expect(screen.getByRole('tabpanel', { name: 'Three' }).textContent).toBe('third view');
});

it('shows the tab given by its owner, whatever is pressed', async () => {
  render(<Tabs label="Views" tabs={TABS} open="two" />);
  await userEvent.click(screen.getByRole('tab', { name: 'One' }));
  expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('second view');
});

it.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'One'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{End}{Home}', 'One'],
  ['a{ArrowDown}', 'One'],
  ['{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}', 'One'],
])('keys: %s leads to %s', async (keys, to) => {
  render(<Tabs label="Views" tabs={TABS} />);
  await userEvent.tab();
  expect(focused()).toBe('One');
  await userEvent.keyboard(keys);
  expect([selected().textContent, focused()]).toEqual([to, to]);
});

it('the Tab key stops at one tab, then at the view', async () => {
  render(<Tabs label="Views" tabs={TABS} />);
  await userEvent.keyboard('{Tab}{ArrowRight}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Two' }));
});

it('arrow keys follow the visual order, also in right-to-left languages', async () => {
  document.dir = 'rtl';
  render(<Tabs label="Views" tabs={TABS} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Two');
  document.dir = '';
});
