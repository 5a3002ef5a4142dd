-- Keys of encrypted files, each sealed with the server's secret key. New files use the newest one; old ones stay.
create table file_keys (
  id text primary key check (id ~ '^[0-9a-f]{8}$'),
  sealed bytea not null,
  created_at timestamptz not null
);

-- Bytes of medical images in the storage, by the same id. One without an image is deleted by a job.
create table image_files (
  id uuid primary key,
  created_at timestamptz not null
);
create index image_files_created on image_files (created_at);

create table images (
  id uuid primary key references image_files (id),
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  title text not null check (length(title) between 1 and 120),
  content_type text not null
    check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'application/dicom')),
  size bigint not null check (size > 0),
  -- The version for screens, where there is one.
  screen_size integer check (screen_size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  -- A WebP picture small enough for lists.
  preview bytea check (length(preview) <= 1000),
  -- What a DICOM file says of its picture, and where its frames and its names lie.
  dicom jsonb check ((dicom is null) = (content_type <> 'application/dicom')),
  dicom_places jsonb check ((dicom_places is null) = (dicom is null)),
  uploaded_by uuid references app_users (id) on delete set null,
  uploaded_at timestamptz not null,
  deleted_at timestamptz,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id)
);
create index images_newest on images (patient_id, uploaded_at desc, id desc);
create index images_uploader on images (uploaded_by);
create index images_deleted on images (deleted_at) where deleted_at is not null;
