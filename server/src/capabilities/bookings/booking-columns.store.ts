/** A booking with the names around it, as `bookings.view.ts` maps it. Use with `bookings b` and BOOKING_JOINS. */
export const BOOKING_COLUMNS = `b.id, b.patient_id as "patientId", b.dependent_id as "dependentId",
    coalesce(d.name, u.name) as "patientName",
    case when d.id is null then u.profile_photo_url else d.profile_picture_url end as "patientPhotoUrl",
    b.provider_id as "providerId", p.name as "providerName", v.specialty as "providerSpecialty",
    p.profile_photo_url as "providerPhotoUrl", b.clinic_id as "clinicId", c.name as "clinicName",
    b.service_type as "serviceType", b.service, b.mode, b.starts_at as "startsAt", b.ends_at as "endsAt",
    b.time_zone as "timeZone", b.patient_time_zone as "patientTimeZone", b.status,
    b.payment_status as "paymentStatus", b.notes, b.location, b.lat, b.lng, b.payment_method as "paymentMethod",
    b.base_cents as "baseCents", b.service_fee_cents as "serviceFeeCents", b.total_cents as "totalCents",
    b.hold_expires_at as "holdExpiresAt", b.cancelled_at as "cancelledAt", b.cancelled_by as "cancellerId",
    b.cancel_reason as "cancelReason", b.refund_cents as "refundCents", b.completed_at as "completedAt", b.created_at as "createdAt",
    b.attendance_confirmed_at as "attendanceConfirmedAt", b.call_asked_at as "callAskedAt", b.call_phone as "callPhone",
    b.invoice_id as "invoiceId", b.package_id as "packageId", b.package_place as "packagePlace",
    exists (select from provider_reviews where booking_id = b.id) as reviewed`;

export const BOOKING_JOINS = `join app_users u on u.id = b.patient_id
  left join dependents d on d.id = b.dependent_id
  left join app_users p on p.id = b.provider_id
  left join provider_profiles v on v.user_id = b.provider_id
  left join clinics c on c.id = b.clinic_id`;
