/** An index for lists of received feedback by day. */

import type { Migration } from './migration.ts';

export const receivedFeedbacks: Migration = {
  number: 14,
  name: 'received-feedbacks',

  async up({ schema }) {
    await schema
      .createIndex('feedbacks_by_day')
      .on('feedbacks')
      .columns(['received_on', 'relation_id', 'round_id', 'role'])
      .execute();
  },
};
