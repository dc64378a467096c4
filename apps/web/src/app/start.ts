// The client for the start page: it imports the dashboard, so that the build lists its files in the page.
import './pages/home.tsx';
import './main.tsx';
