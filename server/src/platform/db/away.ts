// The database or the disk is not available: connection classes, shutdown, too many connections,
// read-only after a failover, disk full, no route, no name. Or it was too busy: three failed
// attempts, a statement or a wait for a lock cancelled after its time (57014, 55P03), an idle
// transaction ended (25P03).
const CODES =
  /^(08...|57014|57P0.|53...|55P03|58030|25006|25P03|40001|40P01|ECONN.*|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT)$/;
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error/;

/** Whether this passes by itself: what was asked can be asked again later. */
export const isAway = ({
  code = '',
  message = '',
}: {
  code?: string | undefined;
  message?: string;
}): boolean => CODES.test(code) || MESSAGES.test(message);
