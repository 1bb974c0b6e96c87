import { CoupTable } from '../ui/coup/CoupTable';

export default CoupTable;

export { PageTrouble as ErrorBoundary } from '../ui/Trouble';
