/** What the patterns of all languages find in each of them. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { needsHelp } from '../../src/domain/harm.ts';
import { judgeHarm } from '../../src/harm/judge.ts';

suite('the same is found in every language', () => {
  const texts: readonly (readonly [what: string, texts: readonly string[]])[] = [
    [
      'a child that is beaten until it obeys',
      [
        'Pásek pomáhá, až pak děti poslouchají',
        'Erst mit dem Gürtel gehorchen die Kinder',
        'The belt works, they obey',
        'Con el cinturón obedecen',
        'La ceinture, et ils obéissent',
        'Con la cinghia obbediscono',
        'Met de riem luisteren ze',
        'Pasem po plecach i dzieci słuchają',
        'Com o cinto obedecem',
        'Cu cureaua ascultă',
        'Ремнем, и дети слушаются',
        'Remeňom, a deti poslúchajú',
        'Kemer ile uslu oluyor',
        'Ременем, і діти слухаються',
      ],
    ],
    [
      'somebody who is paid to hurt somebody',
      [
        'Zaplatím, když někdo zlomí nohy a zmlátí souseda',
        'Ich zahle 500 Euro, wenn jemand ihn verprügelt',
        'Paying 500 euros to cripple my neighbour',
        'Pago 500 euros por una paliza a mi vecino',
        'Je paie 500 euros pour tabasser mon voisin',
        'Pago 500 euro per picchiare il vicino',
        'Ik betaal 500 euro om mijn buurman te slaan',
        'Zapłacę 500 euro, żeby pobić sąsiada',
        'Pago 500 euros por uma surra no vizinho',
        'Plătesc 500 euro să-l bată pe vecin',
        'Заплачу 500 евро, чтобы избить соседа',
        'Zaplatím 500 eur, aby zbiť suseda',
        'Komşumu dövsün diye 500 euro öderim',
        'Заплачу 500 євро, щоб побити сусіда',
      ],
    ],
  ];
  for (const [what, all] of texts)
    test(what, () => {
      for (const text of all) {
        const harm = judgeHarm(text);
        assert.ok(harm !== null && needsHelp(harm), text);
      }
    });
});
