import { runGroup } from '../support/groups.ts';

await runGroup(import.meta.url);
