import type { Database } from './connection.ts'

/** What the pricing page offers; a test holds it against the configuration of the site. */
export const plans = [
  { id: 'basic', names: { en: 'Basic', ru: 'Базовый', uk: 'Базовий' }, amount: 199_00, currency: 'UAH' },
  { id: 'family', names: { en: 'Family', ru: 'Семейный', uk: 'Сімейний' }, amount: 299_00, currency: 'UAH' },
  { id: 'pro', names: { en: 'Pro', ru: 'Про', uk: 'Про' }, amount: 449_00, currency: 'UAH' },
] as const

/** New prices count from the next start; payments keep the price they were made at. */
export function seedPlans(db: Database): void {
  db.transaction(() => {
    plans.forEach(({ id, names, amount, currency }, position) => {
      db.run(
        `INSERT INTO plans (id, position, names, amount, currency) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET position = excluded.position, names = excluded.names,
           amount = excluded.amount, currency = excluded.currency`,
        [id, position, JSON.stringify(names), amount, currency],
      )
    })
  })
}
