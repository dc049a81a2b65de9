import { startNginx, type Nginx } from '@lumen/provision/nginx'

/**
 * nginx as a bare proxy before a service: one process, as the gateway is one; connections to the service
 * stay open, as the gateway's do.
 * @throws Error that says why there is none
 */
export const startBareNginx = (upstream: string): Promise<Nginx> =>
  startNginx(
    ({ directory, port }) => `
pid ${directory}/pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  upstream service { server ${new URL(upstream).host}; keepalive 64; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}`,
  )
