export { arrange, strayArrangements } from './cases/case-request.js';
export type { CaseRequest } from './cases/case-setup.js';
