import { RehearsalTable } from '../ui/rehearsal/RehearsalTable';

export default RehearsalTable;
