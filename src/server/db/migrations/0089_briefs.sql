CREATE TABLE "brief_matches" (
	"brief_id" integer NOT NULL,
	"professional_id" integer NOT NULL,
	"reasons" text[] NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brief_matches_brief_id_professional_id_pk" PRIMARY KEY("brief_id","professional_id")
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "briefs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"created_by" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_told" boolean DEFAULT true NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"category" text,
	"description" text DEFAULT '' NOT NULL,
	"needs" text[] DEFAULT '{}' NOT NULL,
	"wanted_by" date,
	"min_cents" integer,
	"max_cents" integer,
	"close_reason" text,
	"close_note" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "briefs_status_known" CHECK ("briefs"."status" in ('draft', 'open', 'closed')),
	CONSTRAINT "briefs_category_known" CHECK ("briefs"."category" in ('Consultoría Empresarial', 'Desarrollo Web', 'Diseño Gráfico', 'Marketing Digital', 'Redacción y Traducción', 'Contabilidad y Finanzas', 'Recursos Humanos', 'Tecnología e IT', 'Consultoría Legal', 'Arquitectura y Construcción', 'Fotografía', 'Video y Animación', 'Música y Audio', 'Programación', 'Administración de Proyectos', 'Asistencia Virtual')),
	CONSTRAINT "briefs_close_reason_known" CHECK ("briefs"."close_reason" in ('hired', 'hired_elsewhere', 'not_needed', 'no_fit', 'other')),
	CONSTRAINT "briefs_budget_whole" CHECK (("briefs"."min_cents" is null) = ("briefs"."max_cents" is null) and "briefs"."min_cents" <= "briefs"."max_cents")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brief_id" integer NOT NULL,
	"professional_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"is_told" boolean DEFAULT true NOT NULL,
	"price_cents" integer NOT NULL,
	"days" integer NOT NULL,
	"rounds" integer NOT NULL,
	"message" text NOT NULL,
	"covers" integer[] DEFAULT '{}' NOT NULL,
	"milestones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"hire_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone,
	CONSTRAINT "proposals_status_known" CHECK ("proposals"."status" in ('sent', 'withdrawn', 'declined', 'chosen', 'passed')),
	CONSTRAINT "proposals_terms_positive" CHECK ("proposals"."price_cents" > 0 and "proposals"."days" > 0 and "proposals"."rounds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_type_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "brief_matches" ADD CONSTRAINT "brief_matches_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_matches" ADD CONSTRAINT "brief_matches_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brief_matches_professional" ON "brief_matches" USING btree ("professional_id","told_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "briefs_company" ON "briefs" USING btree ("company_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "briefs_creator" ON "briefs" USING btree ("created_by") WHERE "briefs"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "briefs_open" ON "briefs" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one" ON "proposals" USING btree ("brief_id","professional_id");--> statement-breakpoint
CREATE INDEX "proposals_professional" ON "proposals" USING btree ("professional_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_service" ON "proposals" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "proposals_hire" ON "proposals" USING btree ("hire_id") WHERE "proposals"."hire_id" is not null;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_type_known" CHECK ("notification_preferences"."type" in ('application_status', 'job_match', 'service_suggestion', 'message', 'hire', 'brief', 'booking', 'review', 'team', 'system'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('application_status', 'job_match', 'service_suggestion', 'message', 'hire', 'brief', 'booking', 'review', 'team', 'system'));