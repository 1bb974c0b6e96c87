import { RehearsalTable } from '../ui/rehearsal/RehearsalTable';

export default RehearsalTable;

export { PageTrouble as ErrorBoundary } from '../ui/Trouble';
