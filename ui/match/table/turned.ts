import { create } from 'zustand';

const useTurning = create(() => ({ turned: false }));

const turnTable = () => useTurning.setState(({ turned }) => ({ turned: !turned }));

/** Whether the table is turned round to those opposite, and what turns it. It stays so until somebody turns it back. */
export function useTurnedTable() {
  const turned = useTurning((state) => state.turned);
  return { turned, turnTable };
}
