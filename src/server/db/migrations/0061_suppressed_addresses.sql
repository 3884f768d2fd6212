CREATE TABLE "suppressed_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "suppressed_addresses_reason_known" CHECK ("suppressed_addresses"."reason" in ('bounce', 'complaint'))
);
