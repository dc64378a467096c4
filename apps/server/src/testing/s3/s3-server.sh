#!/usr/bin/env bash
# A real S3 server for tests, on loopback, in memory: one Ceph monitor, one OSD, the RADOS gateway (all of Debian).
#   s3-server.sh FOLDER MONITOR_PORT S3_PORT
# Says `ready` once it answers (about 20 s), and ends with its standard input. Keys test / testtest, path style.
set -eu
D=$1
[ "$(id -u)" = 0 ] || { echo 'it needs root' >&2; exit 1; }
if ! command -v radosgw >/dev/null; then
  command -v apt-get >/dev/null || { echo 'it needs the packages of Debian' >&2; exit 1; }
  install() {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 \
      ceph-mon ceph-osd radosgw ceph-common
  }
  { install || { apt-get update -qq && install; }; } </dev/null >"$D/install.log" 2>&1 ||
    { tail -n 3 "$D/install.log" >&2; exit 1; }
fi
mkdir -p "$D"/{mon.a,osd.0,rgw,run,log}
FSID=$(cat /proc/sys/kernel/random/uuid)
export CEPH_CONF=$D/ceph.conf
cat > "$CEPH_CONF" <<C
[global]
fsid = $FSID
mon_host = [v1:127.0.0.1:$2]
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
osd_pool_default_size = 1
osd_pool_default_min_size = 1
mon_allow_pool_size_one = true
osd_crush_chooseleaf_type = 0
osd_pool_default_pg_num = 8
mon_max_pg_per_osd = 2000
run_dir = $D/run
log_file = $D/log/\$name.log
admin_socket = $D/run/\$name.asok
pid_file = $D/run/\$name.pid
ms_bind_ipv4 = true
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
[mon.a]
mon_data = $D/mon.a
[osd]
osd_data = $D/osd.0
osd_objectstore = memstore
memstore_device_bytes = 2147483648
[client.rgw]
rgw_frontends = beast endpoint=127.0.0.1:$3
rgw_data = $D/rgw
# Quotas hold at once.
rgw_bucket_quota_ttl = 0
C
# Whoever starts this gives it a process group of its own.
trap 'kill -KILL 0' EXIT
run() { "$@" </dev/null >>"$D/log/out" 2>&1 & }
# Asked too early, the monitor takes it for that of another cluster, and it ends.
osd() { until ceph-osd -f -i 0; do sleep 0.2; done; }
monmaptool --create --clobber --addv a "[v1:127.0.0.1:$2]" --fsid "$FSID" "$D/monmap" >/dev/null
ceph-mon -i a --mkfs --monmap "$D/monmap"
run ceph-mon -f -i a
OSD=$(cat /proc/sys/kernel/random/uuid)
ceph osd create "$OSD" >/dev/null
ceph-osd -i 0 --mkfs --osd-uuid "$OSD" >/dev/null 2>&1
run osd
for _ in $(seq 1 120); do ceph osd stat | grep -q '1 up' && break; sleep 0.5; done
run radosgw -f -n client.rgw
for _ in $(seq 1 300); do curl -fsS "http://127.0.0.1:$3/" >/dev/null 2>&1 && break; sleep 0.5; done
radosgw-admin user create --uid=hooplog --display-name=hooplog --access-key=test --secret-key=testtest >/dev/null
echo ready
cat >/dev/null
