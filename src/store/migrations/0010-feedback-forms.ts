import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const feedbackForms: Migration = {
  number: 10,
  name: 'feedback-forms',

  async up(transaction, { id, instant }) {
    const statements = `
create table forms (
  round_id ${id} not null references feedback_rounds (id),
  version integer not null,
  is_on boolean not null,
  questions text not null,
  primary key (round_id, version)
);
create table form_links (
  relation_id ${id} not null references relations (id) on delete cascade,
  digest text not null,
  round_id ${id} not null references feedback_rounds (id) on delete cascade,
  role text not null check (role in ('mentee', 'mentor')),
  created_at ${instant} not null,
  primary key (relation_id, digest)
);
create index form_links_by_digest on form_links (digest);
create table feedback_answers (
  relation_id ${id} not null references relations (id) on delete cascade,
  round_id ${id} not null,
  role text not null check (role in ('mentee', 'mentor')),
  question text not null,
  kind text not null,
  version integer not null,
  value text not null,
  submitted_at ${instant} not null,
  changed_at ${instant} not null,
  attention text check (attention in ('open', 'resolved')),
  resolved_at ${instant},
  resolved_by text,
  note text,
  primary key (relation_id, round_id, role, question),
  foreign key (round_id, version) references forms (round_id, version)
);
create index feedback_answers_by_form on feedback_answers (round_id, version);
create index feedback_answers_by_attention on feedback_answers (attention);`;
    for (const statement of statements.split(';')) {
      if (statement.trim() !== '') await sql.raw(statement).execute(transaction);
    }
  },
};
