-- The reader gets text messages on WhatsApp instead of as SMS, if this instance can send them there.
alter table text_numbers add column by_whatsapp boolean not null default false;
