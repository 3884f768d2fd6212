CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"payment_id" integer NOT NULL,
	"corrects_id" integer,
	"currency" text NOT NULL,
	"base" bigint NOT NULL,
	"igv" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "documents_kind_known" CHECK ("documents"."kind" in ('receipt', 'note')),
	CONSTRAINT "documents_currency_known" CHECK ("documents"."currency" in ('USD', 'PEN')),
	CONSTRAINT "documents_parts" CHECK ("documents"."base" >= 0 and "documents"."igv" >= 0 and "documents"."base" + "documents"."igv" = "documents"."total"),
	CONSTRAINT "documents_corrects" CHECK (("documents"."kind" = 'note') = ("documents"."corrects_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"checked_at" timestamp with time zone NOT NULL,
	"entries" bigint NOT NULL,
	"faults" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"party_id" integer,
	CONSTRAINT "ledger_entries_account_known" CHECK ("ledger_entries"."account" in ('provider_cash', 'bank_cash', 'contested_money', 'sales_professional_premium', 'sales_company_premium', 'sales_premium_job', 'sales_chat', 'order_fees', 'igv_payable', 'refunds_due', 'customer_money', 'payouts_due', 'provider_fees')),
	CONSTRAINT "ledger_entries_currency_known" CHECK ("ledger_entries"."currency" in ('USD', 'PEN')),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"payment_id" integer,
	"order_id" integer,
	"entry_count" integer NOT NULL,
	CONSTRAINT "ledger_transactions_one_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_transactions_event_known" CHECK ("ledger_transactions"."event" in ('payment_completed', 'payment_refunded', 'payment_charged_back', 'chargeback_won', 'chargeback_lost', 'provider_fee_charged', 'provider_settled', 'order_funded', 'order_released', 'order_refunded', 'payout_made')),
	CONSTRAINT "ledger_transactions_currency_known" CHECK ("ledger_transactions"."currency" in ('USD', 'PEN')),
	CONSTRAINT "ledger_transactions_entry_count" CHECK ("ledger_transactions"."entry_count" >= 2)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_one_currency" FOREIGN KEY ("transaction_id","currency") REFERENCES "public"."ledger_transactions"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_series_number" ON "documents" USING btree ("series","number");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_receipt_of" ON "documents" USING btree ("payment_id") WHERE "documents"."kind" = 'receipt';--> statement-breakpoint
CREATE INDEX "documents_payment" ON "documents" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_checks_at" ON "ledger_checks" USING btree ("checked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_party" ON "ledger_entries" USING btree ("party_id","account") WHERE "ledger_entries"."party_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_key" ON "ledger_transactions" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_transactions_payment" ON "ledger_transactions" USING btree ("payment_id") WHERE "ledger_transactions"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id") WHERE "ledger_transactions"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transactions_at" ON "ledger_transactions" USING btree ("at");--> statement-breakpoint
CREATE VIEW "public"."ledger_balances" AS (
  select account, currency, party_id, sum(amount)::bigint as sum
  from ledger_entries group by account, currency, party_id);
--> statement-breakpoint
-- Payments that were completed before there was a ledger. A refund has the time of its payment, because no other is known.
INSERT INTO "ledger_transactions" ("key", "event", "at", "currency", "payment_id", "entry_count")
select 'payment_completed/' || id, 'payment_completed', coalesce(completed_at, created_at), currency, id,
  case when refund_due is not null or round(amount * 100 / 118.0) = amount then 2 else 3 end
from payments where status in ('completed', 'refunded') and amount > 0 order by id;--> statement-breakpoint
INSERT INTO "ledger_transactions" ("key", "event", "at", "currency", "payment_id", "entry_count")
select 'payment_refunded/' || id, 'payment_refunded', coalesce(completed_at, created_at), currency, id,
  case when refund_due is not null or round(amount * 100 / 118.0) = amount then 2 else 3 end
from payments where status = 'refunded' and amount > 0 order by id;--> statement-breakpoint
INSERT INTO "ledger_entries" ("transaction_id", "account", "currency", "amount")
select t.id, line.account, t.currency, case when t.event = 'payment_completed' then line.amount else -line.amount end
from ledger_transactions t join payments p on p.id = t.payment_id
cross join lateral (select round(p.amount * 100 / 118.0)::bigint as base) split
cross join lateral (values
  (1, 'provider_cash', p.amount::bigint),
  (2, 'refunds_due', case when p.refund_due is null then 0 else -p.amount::bigint end),
  (3, case p.product when 'premium_job' then 'sales_premium_job' when 'chat_activation' then 'sales_chat'
    when 'company_premium' then 'sales_company_premium' when 'company_premium_trial' then 'sales_company_premium'
    else 'sales_professional_premium' end, case when p.refund_due is null then -split.base else 0 end),
  (4, 'igv_payable', case when p.refund_due is null then split.base - p.amount else 0 end)
) line (place, account, amount)
where line.amount <> 0 order by t.id, line.place;--> statement-breakpoint
-- At the commit a transaction has all its entries and they add up to zero; later ones would be too many.
CREATE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  checked bigint := case tg_table_name when 'ledger_entries' then to_jsonb(new) ->> 'transaction_id' else to_jsonb(new) ->> 'id' end;
begin
  if not exists (
    select from ledger_transactions t
    where t.id = checked
      and (select count(*) = t.entry_count and sum(e.amount) = 0 from ledger_entries e where e.transaction_id = t.id)
  ) then
    raise exception 'ledger transaction % does not balance', checked;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON "ledger_transactions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();--> statement-breakpoint
-- The ledger only grows.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception '% only takes new rows', tg_table_name;
end $$;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Receipts keep their number. What was refunded before has no note, because none was given to anybody.
INSERT INTO "documents" ("kind", "series", "number", "issued_at", "payment_id", "currency", "base", "igv", "total")
select 'receipt', 'R', receipt_number, coalesce(completed_at, created_at), id, currency, base, amount - base, amount
from (select *, round(amount * 100 / 118.0)::int as base from payments where receipt_number is not null) numbered
order by receipt_number;--> statement-breakpoint
CREATE TRIGGER documents_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "documents"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
DROP INDEX "payments_receipt_number";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "receipt_number";
