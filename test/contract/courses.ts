/** What every store of courses promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { type Course, courseFields } from '../../src/domain/course.ts';
import { createCourseStore } from '../../src/store/records/records.ts';
import { anyWebAddress } from '../support/any-string.ts';
import { anyRecord } from '../support/records.ts';
import type { DatabaseKind } from './database-kind.ts';
import { anyInstant, anyText, awkwardTexts, comparable, newCourse } from './examples.ts';

/** Runs the suite over a kind of database. */
export function courseStoreContract(kind: DatabaseKind): void {
  suite(`courses in ${kind.name}`, kind.options, () => {
    test('there are none at first', async () => {
      await using database = await kind.create();
      assert.deepEqual(await createCourseStore(await database.open()).list(), []);
    });

    test('courses come oldest first, as they were answered when they were added', async () => {
      await using database = await kind.create();
      const store = createCourseStore(await database.open());
      const added: Course[] = [];
      for (const code of [3, 1, 2]) added.push(await store.add(newCourse({ code, title: `Course ${code}` })));
      assert.deepEqual((await store.list()).map(comparable), added.map(comparable));
      const ids = added.map(({ id }) => id);
      assert.deepEqual(
        ids,
        [...new Set(ids)].toSorted((one, other) => one - other),
      );
    });

    test('fields of a course are changed, and all others stay, also where several are changed at once', async () => {
      await using database = await kind.create();
      const [opened, again] = [await database.open(), await database.open()];
      const [store, other] = [createCourseStore(opened), createCourseStore(again)];
      const added = await store.add(newCourse());
      const version = await other.version();
      const date_w3 = Temporal.Instant.from('2026-05-18T16:00:00.123456Z');
      const changes = [
        { title: 'Another' },
        { recording_w1: 'https://video.example.org/1' },
        { deactivated: true, event_w2: '' },
        { date_w3 },
      ];
      await Promise.all(changes.map((change, index) => (index % 2 ? store : other).change(added.id, change)));
      const expected = comparable({ ...added, ...Object.assign({}, ...changes), date_w3 });
      assert.deepEqual((await store.list()).map(comparable), [expected]);
      const changed = await other.version();
      assert.notEqual(changed, version);
      const same = await store.change(added.id, {});
      assert.deepEqual(same && comparable(same), expected);
      assert.equal(await store.change(added.id + 1, { title: 'Nobody' }), null);
      assert.equal(await other.version(), changed);
    });

    test('every course comes back as it was: texts, instants, truth values and nulls', async () => {
      await using database = await kind.create();
      const store = createCourseStore(await database.open());
      const comesBack = async (course: Omit<Course, 'id'>) => {
        const added = await store.add(course);
        assert.deepEqual(comparable(added), comparable({ id: added.id, ...course }));
        const stored = (await store.list()).at(-1);
        assert.ok(stored !== undefined);
        assert.deepEqual(comparable(stored), comparable(added));
      };
      for (const title of awkwardTexts) await comesBack(newCourse({ title, event_w3: title }));
      const courses = anyRecord(courseFields, {
        integer: fc.oneof(fc.integer(), fc.constantFrom(-(2 ** 31), 2 ** 31 - 1)),
        text: fc.oneof(fc.constant(''), anyText),
        datetime: anyInstant,
        date: anyInstant.map((instant) => instant.toZonedDateTimeISO('UTC').toPlainDate()),
        url: anyWebAddress(),
        boolean: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(
          courses.map(({ id: _id, ...course }) => course),
          comesBack,
        ),
        { numRuns: 20 },
      );
    });

    test('the version is another one after every change, and only then', async () => {
      await using database = await kind.create();
      const store = createCourseStore(await database.open());
      const versions = [await store.version()];
      for (let change = 1; change <= 5; change += 1) {
        await store.add(newCourse());
        versions.push(await store.version());
        await store.list();
        assert.equal(await store.version(), versions.at(-1));
      }
      assert.equal(new Set(versions).size, 6);
    });

    test('another connection sees a course, and its version, as soon as it is added', async () => {
      await using database = await kind.create();
      const writer = createCourseStore(await database.open());
      const reader = createCourseStore(await database.open());
      for (let count = 1; count <= 5; count += 1) {
        const before = await reader.version();
        const { id } = await writer.add(newCourse());
        assert.notEqual(await reader.version(), before);
        const courses = await reader.list();
        assert.deepEqual([courses.length, courses.at(-1)?.id], [count, id]);
      }
    });

    test('of fifty courses added at once by two connections none is lost', async () => {
      await using database = await kind.create();
      const stores = [await database.open(), await database.open()].map(createCourseStore);
      const added = await Promise.all(
        stores.flatMap((store) => Array.from({ length: 25 }, (_, code) => store.add(newCourse({ code })))),
      );
      for (const store of stores) {
        assert.deepEqual(
          (await store.list()).map(comparable),
          added.toSorted((one, other) => one.id - other.id).map(comparable),
        );
      }
      assert.equal(new Set(added.map(({ id }) => id)).size, 50);
    });
  });
}
