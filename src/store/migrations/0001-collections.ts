/** Smart goals, courses and pre-lead statuses, and the row of each collection. */

import type { Migration } from './migration.ts';

/**
 * The nine statuses of the follow-up with applicants, in display order. The colours differ in lightness as
 * well as in hue, so that colour-blind people can distinguish them.
 */
const STATUSES = [
  ['Call scheduled', 'call_scheduled', '#88CCEE'],
  ['Call done', 'call_done', '#117733'],
  ['No show on call', 'no_show_on_call', '#CC6677'],
  ['Cancelled the call', 'cancelled_the_call', '#882255'],
  ['FUP email sent', 'fup_email_sent', '#DDCC77'],
  ['Rescheduling call', 'rescheduling_call', '#44AA99'],
  ['No response', 'no_response', '#DDDDDD'],
  ['Not interested', 'not_interested', '#332288'],
  ['App incomplete FU', 'app_incomplete_fu', '#999933'],
] as const;

export const collections: Migration = {
  number: 1,
  name: 'collections',

  async up(transaction, { id, instant }) {
    await transaction.schema
      .createTable('collections')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('count', id, (column) => column.notNull())
      .addColumn('last_id', id, (column) => column.notNull())
      .addColumn('revision', id, (column) => column.notNull())
      .execute();

    await transaction.schema
      .createTable('smart_goals')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('position', id, (column) => column.notNull().unique())
      .addColumn('created_at', instant, (column) => column.notNull())
      .addColumn('input', 'text', (column) => column.notNull())
      .addColumn('output', 'text', (column) => column.notNull())
      .addColumn('input_tokens', 'integer', (column) => column.notNull())
      .addColumn('output_tokens', 'integer', (column) => column.notNull())
      .addColumn('writer', 'text', (column) => column.notNull())
      .addColumn('model', 'text')
      .addColumn('language', 'text')
      .execute();

    await transaction.schema
      .createTable('courses')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('created_by', id)
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('code', 'integer', (column) => column.notNull())
      .addColumn('gsheet_name', 'text', (column) => column.notNull())
      .addColumn('date_w1', instant)
      .addColumn('date_w2', instant)
      .addColumn('date_w3', instant)
      .addColumn('event_w1', 'text', (column) => column.notNull())
      .addColumn('event_w2', 'text', (column) => column.notNull())
      .addColumn('event_w3', 'text', (column) => column.notNull())
      .addColumn('recording_w1', 'text')
      .addColumn('recording_w2', 'text')
      .addColumn('recording_w3', 'text')
      .addColumn('deactivated', 'boolean', (column) => column.notNull())
      .execute();

    await transaction.schema
      .createTable('pre_lead_statuses')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull().unique())
      .addColumn('order', 'integer', (column) => column.notNull().unique())
      .addColumn('background', 'text', (column) => column.notNull())
      .addColumn('disabled', 'boolean', (column) => column.notNull())
      .execute();

    await transaction
      .insertInto('pre_lead_statuses')
      .values(
        STATUSES.map(([name, value, background], index) => ({
          id: index + 1,
          name,
          value,
          order: index + 1,
          background,
          disabled: false,
        })),
      )
      .execute();
    await transaction
      .insertInto('collections')
      .values([
        { name: 'smart-goals', count: 0, last_id: 0, revision: 0 },
        { name: 'courses', count: 0, last_id: 0, revision: 0 },
        { name: 'pre-lead-statuses', count: STATUSES.length, last_id: STATUSES.length, revision: 0 },
      ])
      .execute();
  },
};
