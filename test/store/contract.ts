/** All that the stores promise, of one kind of database. */

import { accountStoreContract } from '../contract/accounts.ts';
import { auditLogContract } from '../contract/audit.ts';
import { concurrentOperationsContract } from '../contract/concurrent-operations.ts';
import { courseStoreContract } from '../contract/courses.ts';
import type { DatabaseKind } from '../contract/database-kind.ts';
import { deskContract } from '../contract/desk.ts';
import { eraserContract } from '../contract/erase.ts';
import { eraseEverywhereContract } from '../contract/erase-everywhere.ts';
import { eraseHistoryContract } from '../contract/erase-history.ts';
import { feedbackFormsContract } from '../contract/forms.ts';
import { givenAnswersContract } from '../contract/given-answers.ts';
import { historyContract } from '../contract/history.ts';
import { settingHistoryContract } from '../contract/history-settings.ts';
import { idempotencyStoreContract } from '../contract/idempotency.ts';
import { importStoreContract } from '../contract/import.ts';
import { keptGoalsContract } from '../contract/kept-goals.ts';
import { limitsContract } from '../contract/limits.ts';
import { mergedPeopleContract } from '../contract/merged-people.ts';
import { programmeOperationsContract } from '../contract/operations.ts';
import { outboxContract } from '../contract/outbox.ts';
import { preLeadStatusReaderContract } from '../contract/pre-lead-statuses.ts';
import { programmeStoreContract } from '../contract/programme.ts';
import { receivedFeedbackStoreContract } from '../contract/received-feedbacks.ts';
import { reminderStoreContract } from '../contract/reminders.ts';
import { retentionContract } from '../contract/retention.ts';
import { rightsContract } from '../contract/rights.ts';
import { simulationContract } from '../contract/simulation.ts';
import { smartGoalStoreContract } from '../contract/smart-goals.ts';
import { tokenStoreContract } from '../contract/tokens.ts';
import { unassignedFeedbackStoreContract } from '../contract/unassigned-feedbacks.ts';
import { uploadContract } from '../contract/uploads.ts';

/** Declares the suites of the ports by which records, the programme, its people and its mail are kept. */
export function storeContract(kind: DatabaseKind): void {
  smartGoalStoreContract(kind);
  keptGoalsContract(kind);
  courseStoreContract(kind);
  preLeadStatusReaderContract(kind);
  programmeStoreContract(kind);
  programmeOperationsContract(kind);
  concurrentOperationsContract(kind);
  historyContract(kind);
  rightsContract(kind);
  settingHistoryContract(kind);
  mergedPeopleContract(kind);
  receivedFeedbackStoreContract(kind);
  feedbackFormsContract(kind);
  givenAnswersContract(kind);
  deskContract(kind);
  unassignedFeedbackStoreContract(kind);
  tokenStoreContract(kind);
  accountStoreContract(kind);
  limitsContract(kind);
  idempotencyStoreContract(kind);
  auditLogContract(kind);
  outboxContract(kind);
  reminderStoreContract(kind);
  simulationContract(kind);
}

/** Declares the suites of the ports by which files come in and people go. */
export function importAndErasureContract(kind: DatabaseKind): void {
  importStoreContract(kind);
  uploadContract(kind);
  eraserContract(kind);
  eraseEverywhereContract(kind);
  eraseHistoryContract(kind);
  retentionContract(kind);
}
